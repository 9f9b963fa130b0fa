const { builtCli } = await import(new URL('../../../../tools/setup/cli-build.mjs', import.meta.url).href);
await import(await builtCli('worker'));
