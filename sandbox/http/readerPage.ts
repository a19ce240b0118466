import type { FastifyRequest } from 'fastify';
import { languageFromTag, languageOfHeader } from '@/domain/languages';
import { type Said, said, textIn } from '../texts';

const style = `:root{color-scheme:light dark;--page:#f3f5f4;--card:#fff;--ink:#14231c;--soft:#4a5a52;--main:#0a7d4f;--on-main:#fff;--other:#e7ecea;--ring:#1b6fd0}
@media (prefers-color-scheme:dark){:root{--page:#101614;--card:#18211e;--ink:#e8eeeb;--soft:#a9bab2;--main:#3ecf98;--on-main:#10231d;--other:#2b3833;--ring:#8ab8f0}}
body{font:16px/1.5 system-ui,sans-serif;margin:0;background:var(--page);color:var(--ink)}
main{max-width:420px;margin:0 auto;padding:24px}h1{font-size:18px;margin:0 0 8px;overflow-wrap:anywhere}
.card{background:var(--card);border-radius:16px;padding:20px;box-shadow:0 1px 3px #0002}
.amount{font-size:36px;font-weight:700;font-variant-numeric:tabular-nums;margin:8px 0 16px}
form{margin:12px 0 0}button,a{display:block;box-sizing:border-box;width:100%;min-height:48px;border-radius:12px;border:0;font:600 16px/24px system-ui,sans-serif;text-align:center;text-decoration:none;padding:12px;background:var(--other);color:var(--ink)}
.main{background:var(--main);color:var(--on-main)}button:focus-visible,a:focus-visible{outline:3px solid var(--ring);outline-offset:2px}small{color:var(--soft)}`;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** For a reader whose account is not known. */
export const languageOfRequest = ({ headers }: FastifyRequest): string =>
  languageFromTag(headers['accept-language']);

/** No scripts, one language. Escapes all but `card`. */
export function readerPage(lang: string) {
  const say = (text: Said): string => escapeHtml(textIn(text, lang));
  return {
    say,
    link: (href: string, label: Said, main = false): string =>
      `<a${main ? ' class="main"' : ''} href="${escapeHtml(href)}">${say(label)}</a>`,
    button: (action: string, id: string, label: Said | string, main = false): string =>
      `<form method="post" action="${escapeHtml(action)}"><button id="${escapeHtml(id)}"${main ? ' class="main"' : ''}>${typeof label === 'string' ? escapeHtml(label) : say(label)}</button></form>`,
    page: (title: Said, card: string): string =>
      `<!doctype html><html lang="${languageOfHeader(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${say(title)}</title><style>${style}</style></head><body><main><div class="card">${card}</div></main></body></html>`,
  };
}

export function linkEndedPage(request: FastifyRequest, title: Said, hint?: Said): string {
  const { say, link, page } = readerPage(languageOfRequest(request));
  return page(
    title,
    `<h1>${say(said('server.general.shareLinkEnded'))}</h1>${hint ? `<p>${say(hint)}</p>` : ''}${link('/', said('server.page.openApp'))}`,
  );
}
