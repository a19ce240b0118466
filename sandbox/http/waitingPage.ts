import type { H5Build } from './h5App';

export const retryPath = '/h5-build/retry';

const style = `
:root{color-scheme:light dark;--page:#f3f6f5;--card:#fff;--ink:#10231d;--soft:#465a52;--line:#dbe3df;--main:#0b7a57;--on-main:#fff}
@media (prefers-color-scheme:dark){:root{--page:#101614;--card:#18211e;--ink:#e8eeeb;--soft:#a9bab2;--line:#2b3833;--main:#3ecf98;--on-main:#10231d}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:480px;padding:32px 24px;background:var(--card);border:1px solid var(--line);border-radius:20px}
main:has(pre){max-width:880px}
.name{margin:0 0 24px;color:var(--main);font-weight:600}
h1{margin:0 0 8px;font-size:24px;line-height:32px;font-weight:600;text-wrap:balance}
p{margin:0;color:var(--soft)}
progress{display:block;width:100%;height:8px;margin-top:24px;accent-color:var(--main)}
pre{margin:24px 0 0;padding:16px;max-height:50vh;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--page);border-radius:12px;font:13px/1.5 ui-monospace,monospace}
code{font:.9em ui-monospace,monospace;color:var(--ink)}
button{min-height:48px;margin-top:24px;padding:0 32px;border:0;border-radius:12px;background:var(--main);color:var(--on-main);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid var(--main);outline-offset:2px}`;

const page = (title: string, content: string, script = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Homeward</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><p class="name">Homeward</p><h1>${title}</h1>${content}</main>${script && `<script>${script}</script>`}</body></html>`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] as string);

function about(seconds: number): string {
  if (seconds > 90) return `about ${Math.round(seconds / 60)} minutes`;
  return `about ${Math.max(5, Math.ceil(seconds / 5) * 5)} seconds`;
}

const waiting = `
const bar = document.querySelector('progress');
const status = document.querySelector('[role=status]');
const words = status.textContent;
const from = Date.now() - bar.value * 1000;
function say(text) {
  if (status.textContent !== text) status.textContent = text;
}
async function look() {
  const seconds = (Date.now() - from) / 1000;
  if (seconds < bar.max) bar.value = seconds;
  else bar.removeAttribute('value');
  try {
    const answer = await fetch(location.href, { method: 'HEAD', headers: { accept: 'text/html' }, cache: 'no-store' });
    if (answer.status !== 503) return location.reload();
    say(words);
  } catch {
    say('The server does not answer. Start it again with npm start; this page then goes on by itself.');
  }
  setTimeout(look, 1000);
}
setTimeout(look, 1000);`;

const retrying = `
document.querySelector('button').addEventListener('click', async ({ target }) => {
  target.disabled = true;
  await fetch('${retryPath}', { method: 'POST' }).catch(() => undefined);
  location.reload();
});`;

/** Reloads itself. */
export function waitingPage({ of, usual, seconds, failed }: H5Build): string {
  const forBrand = of === 'brands';
  const what = forBrand ? 'The other brands' : 'The app';
  if (failed)
    return page(
      `${what} could not be built`,
      `<p role="alert">The build broke off; the terminal shows all that it said. Once it is mended, try again.</p>
<pre tabindex="0" aria-label="Last lines of the build">${escaped(failed.join('\n'))}</pre><button type="button">Try again</button>`,
      retrying,
    );
  const note = forBrand
    ? `All of them are built together, once, in ${about(usual)}. This page then opens by itself.`
    : `This takes ${about(usual)} the first time, later only after a change. This page then opens by itself.`;
  return page(
    `${what} ${forBrand ? 'are' : 'is'} being built`,
    `<p role="status">${note}</p><progress aria-label="Progress of the build" max="${Math.ceil(usual)}" value="${Math.floor(seconds)}"></progress>`,
    waiting,
  );
}

export const notBuiltPage = page(
  'The app is not built yet',
  '<p>Run <code>npm run build:h5</code> and reload this page.</p>',
);
