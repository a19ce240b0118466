import type { RouteQuery } from '../types';

/** `page?a=1&b=2` */
export function withQuery(page: string, query: RouteQuery = {}): string {
  const pairs = Object.keys(query).map(
    (key) => `${encodeURIComponent(key)}=${encodeURIComponent(query[key] ?? '')}`,
  );
  if (pairs.length === 0) return page;
  return page + (page.includes('?') ? '&' : '?') + pairs.join('&');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

/** With or without `?`; broken escapes stay. */
export function parseQuery(search: string): RouteQuery {
  const query: RouteQuery = {};
  for (const pair of search.replace(/^\?/, '').split('&')) {
    if (!pair) continue;
    const at = pair.indexOf('=');
    const key = decode(at < 0 ? pair : pair.slice(0, at));
    if (key !== '__proto__') query[key] = at < 0 ? '' : decode(pair.slice(at + 1));
  }
  return query;
}
