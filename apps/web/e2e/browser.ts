import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../tools/setup/chromium.mjs';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** @param more further switches of Chromium */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium was found. Set CHROMIUM to the path of one.');
  return chromium.launch({
    executablePath,
    args: [
      // Chromium refuses its sandbox to root, which is who runs most build machines.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}

interface AxeResults {
  readonly violations: readonly { id: string; impact: string | null; nodes: readonly { html: string }[] }[];
}

/** What axe finds serious or critical on the page, one line each. */
export async function seriousViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  // Every rule is tried on everything; only what nobody reads here, such as a selector for each thing that is well, is left out.
  const { violations } = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations'], selectors: false })");
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
