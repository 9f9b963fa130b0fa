/** One line that changes in place for people; where nobody watches, a line whenever the stage changes. */
export function createProgress(out: NodeJS.WriteStream): { say(what: string): void; end(): void } {
  const began = Date.now();
  let stage = '';
  return {
    say(what) {
      const seconds = Math.round((Date.now() - began) / 1000);
      const now = what.split(':')[0];
      if (out.isTTY) out.write(`\r\x1b[K${seconds} s  ${what}`);
      else if (now !== stage) out.write(`${seconds} s  ${now}\n`);
      stage = now;
    },
    end() {
      if (out.isTTY) out.write('\r\x1b[K');
    },
  };
}
