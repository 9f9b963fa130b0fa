/** Everything a page needs is in it: no font, script or picture is loaded from anywhere. Colours are those of the app. */
export const STYLE = `
:root{color-scheme:light dark;--page:light-dark(#e6dabf,#0c0e14);--paper:light-dark(#fcf6e7,#1b1f29);
--low:light-dark(#f1e7cd,#151922);--ink:light-dark(#15161c,#f5edd9);--ink2:light-dark(#524c3c,#bdb49c);
--line:light-dark(#15161c,#f0e5c9);--blue:light-dark(#0b4f86,#7cc4f2);--red:light-dark(#b3201a,#ff8a78);
--yellow:#ffcc1f;--shadow:light-dark(rgb(10 10 14/38%),rgb(0 0 0/65%))}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px 48px;background:var(--page);color:var(--ink);
font:500 15px/1.45 "Barlow",system-ui,sans-serif}
main{max-width:1100px;margin:auto;display:grid;gap:24px}
h1,h2{font:400 34px/1.1 "Anton","Barlow Condensed",Impact,sans-serif;margin:0;text-transform:uppercase}
h2{font-size:23px;margin-bottom:12px}
h3{font:700 18px/1.2 "Barlow Condensed","Arial Narrow",sans-serif;margin:16px 0 4px}
p{margin:4px 0;color:var(--ink2)}
b{color:var(--ink)}
section{background:var(--paper);border:3px solid var(--line);box-shadow:4px 6px 0 var(--shadow);padding:16px;
overflow-x:auto}
table{border-collapse:collapse;font:600 15px "Barlow Condensed","Arial Narrow",sans-serif}
th,td{padding:4px 8px;text-align:right;border-bottom:1px dashed var(--ink2);white-space:nowrap}
th:first-child,td:first-child{text-align:left}
thead th{border-bottom:2px solid var(--line);vertical-align:bottom}
td small{color:var(--ink2);font-size:.85em}
.matrix td{text-align:center;border:2px solid var(--paper);min-width:54px}
.matrix td.heat{color:#15161c}
.matrix td.heat small{color:#3a3628}
.matrix th[scope=row]{text-align:left}
svg{display:block;max-width:100%;height:auto}
svg text{fill:var(--ink);font:600 13px "Barlow Condensed","Arial Narrow",sans-serif}
.bar{fill:var(--blue)}.whisker{stroke:var(--ink);stroke-width:2}.dot{fill:var(--red);stroke:var(--ink)}
.axis{stroke:var(--ink2);stroke-width:1}.even{stroke:var(--ink);stroke-width:2;stroke-dasharray:5 4}
details summary{cursor:pointer;font:700 16px "Barlow Condensed","Arial Narrow",sans-serif;padding:4px 0}
`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]);

export const page = (title: string, body: readonly string[]): string =>
  [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
    `<body><main>${body.join('\n')}</main></body></html>`,
    '',
  ].join('\n');

export const section = (title: string, ...parts: readonly string[]): string =>
  `<section><h2>${escapeHtml(title)}</h2>\n${parts.join('\n')}\n</section>`;
