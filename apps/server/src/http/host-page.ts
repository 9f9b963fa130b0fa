// A small page for moderators. It is plain text of the server's own, apart from the web app: it must work when that one does not.
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { HttpEnv } from './context.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Longbox: host</title>
<link rel="stylesheet" href="/host.css">
<script type="module" src="/host.js"></script>
</head>
<body>
<h1 data-t="title"></h1>
<form id="enter">
<label><span data-t="key"></span> <input id="key" type="password" autocomplete="off" required></label>
<label><span data-t="who"></span> <input id="who" maxlength="60" required></label>
<button data-t="enter"></button>
</form>
<p id="status" role="status"></p>
<main hidden>
<h2 data-t="reports"></h2>
<ul id="reports"></ul>
<h2 data-t="player"></h2>
<form id="deed">
<label><span data-t="id"></span> <input id="player" required></label>
<label><span data-t="hours"></span> <input id="hours" type="number" min="1" value="24"></label>
<label><span data-t="why"></span> <input id="why" maxlength="300" required></label>
<button name="what" value="ban" data-t="ban"></button>
<button name="what" value="unban" data-t="unban"></button>
<button name="what" value="rename" data-t="rename"></button>
</form>
<h2 data-t="deeds"></h2>
<ol id="deeds"></ol>
</main>
</body>
</html>
`;

const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 50rem; padding: 0 1rem; color-scheme: light dark }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end }
label span { display: block; font-size: .85rem }
li { margin: .5rem 0 } .settled { opacity: .6 } q { overflow-wrap: anywhere }
`;

/** Whatever others wrote is put in as text; the key stays in this tab. */
const SCRIPT = `const WORDS = {
  en: { title: 'Longbox: host', key: 'Key of the host', who: 'Your name', enter: 'Enter', reports: 'Reports', player: 'An account',
    id: 'Id of the account', hours: 'Hours', why: 'Why', ban: 'Ban', unban: 'Lift the ban', rename: 'Take the name away',
    deeds: 'What was done', hide: 'Hide the line', settle: 'Settle', none: 'Nothing.', done: 'Done.', settled: 'settled', reason: 'Why?' },
  it: { title: 'Longbox: gestore', key: 'Chiave del gestore', who: 'Il tuo nome', enter: 'Entra', reports: 'Segnalazioni', player: 'Un account',
    id: 'Id dell\\u2019account', hours: 'Ore', why: 'Motivo', ban: 'Sospendi', unban: 'Revoca la sospensione', rename: 'Togli il nome',
    deeds: 'Interventi', hide: 'Nascondi la riga', settle: 'Archivia', none: 'Niente.', done: 'Fatto.', settled: 'archiviata', reason: 'Motivo?',
    said: { hostKey: 'Non è la chiave del gestore.', nothing: 'Non c\\u2019è nulla da fare qui.', malformed: 'Qualcosa manca o non è valido.',
      tooFast: 'Troppe richieste: attendi un poco.', unavailable: 'Non ha funzionato: riprova.' } },
};
const language = navigator.language.startsWith('it') ? 'it' : 'en';
const t = WORDS[language];
document.documentElement.lang = language;
document.title = t.title;
for (const node of document.querySelectorAll('[data-t]')) node.textContent = t[node.dataset.t];
const at = (id) => document.getElementById(id);
const make = (tag, text, parent) => parent.appendChild(Object.assign(document.createElement(tag), { textContent: text }));
/** What the log calls 'ban 24 h', in words. */
const deed = (what) => what.replace(/^\\w+/, (word) => t[word] ?? word);
async function ask(path, body) {
  const answer = await fetch('/api/v1/host/' + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: 'Bearer ' + at('key').value, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(t.said?.[said.code] ?? said.text);
  return said;
}
async function act(body) {
  try {
    await ask('deed', { who: at('who').value, ...body });
    await show();
    at('status').textContent = t.done;
  } catch (error) { at('status').textContent = error.message; }
}
async function show() {
  const [reports, deeds] = [await ask('reports'), await ask('deeds')];
  at('reports').replaceChildren();
  at('deeds').replaceChildren();
  if (reports.length === 0) make('li', t.none, at('reports'));
  for (const { room, line, player, name, text, why, at: when, settled } of reports) {
    const item = make('li', '', at('reports'));
    if (settled) item.className = 'settled';
    make('strong', name + ' ', item);
    make('q', text, item);
    make('div', new Date(when).toLocaleString(language) + ' \\u00b7 ' + player + (why ? ' \\u00b7 ' + why : '') + (settled ? ' \\u00b7 ' + t.settled : ''), item);
    for (const what of settled ? ['hide'] : ['hide', 'settle']) {
      make('button', t[what], item).onclick = () => { const reason = prompt(t.reason); if (reason) act({ what, why: reason, room, line }); };
    }
    make('button', t.ban, item).onclick = () => { at('player').value = player; at('why').focus(); };
  }
  for (const { at: when, who, what, about, why } of deeds) {
    make('li', [new Date(when).toLocaleString(language), who, deed(what), about, why].join(' \\u00b7 '), at('deeds'));
  }
  document.querySelector('main').hidden = false;
}
at('enter').onsubmit = async (event) => {
  event.preventDefault();
  try { await show(); at('status').textContent = ''; } catch (error) { at('status').textContent = error.message; }
};
at('deed').onsubmit = (event) => {
  event.preventDefault();
  const what = event.submitter.value;
  act({ what, why: at('why').value, player: at('player').value.trim(), ...(what === 'ban' && { hours: Number(at('hours').value) }) });
};
`;

export function hostPage(app: Hono<HttpEnv>, { hostKey }: Config): void {
  if (hostKey === undefined) return;
  const serve = (path: string, type: string, text: string): void => {
    app.get(path, (c) => c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }));
  };
  serve('/host', 'text/html', PAGE);
  serve('/host.js', 'text/javascript', SCRIPT);
  serve('/host.css', 'text/css', STYLE);
}
