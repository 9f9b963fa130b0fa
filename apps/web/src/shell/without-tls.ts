// Browsers keep some things from pages without TLS, such as one that a laptop serves to the phones in the room. The
// program works there all the same: what it needs of those is made up for here, before anything else runs.

if (crypto.randomUUID === undefined) {
  Object.defineProperty(crypto, 'randomUUID', { value: drawUuid });
}
if (navigator.clipboard === undefined) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
}

/** RFC 9562, version 4. */
function drawUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The old way: what is selected on the page is copied. */
async function writeText(text: string): Promise<void> {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  // An open dialog makes everything outside of it inert.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (!isCopied) throw new Error('the browser does not let pages copy');
}
