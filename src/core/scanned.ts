import { checkUrl, type UrlPolicy } from './urlPolicy';

export type Scanned =
  | { readonly kind: 'link'; readonly path: string; readonly query: Readonly<Record<string, string>> }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'text'; readonly text: string };

/** Largest QR code (ISO/IEC 18004, 40-L, bytes). */
export const MAX_CODE_LENGTH = 2953;

/** `a=1&b=2`; null: repeated names or bad escapes. */
export function readQuery(text: string): Record<string, string> | null {
  const found = new Map<string, string>();
  try {
    for (const pair of text.split('&').filter(Boolean)) {
      const at = pair.indexOf('=');
      const name = decodeURIComponent(at < 0 ? pair : pair.slice(0, at));
      if (found.has(name)) return null;
      found.set(name, at < 0 ? '' : decodeURIComponent(pair.slice(at + 1).replace(/\+/g, ' ')));
    }
  } catch {
    return null;
  }
  // No prototype: a name like `__proto__` has no effect.
  const query = Object.create(null) as Record<string, string>;
  found.forEach((value, name) => {
    query[name] = value;
  });
  return query;
}

const looksLikeLink = (text: string): boolean => /^[a-z][a-z0-9+.-]*:|^\/\/|^www\./i.test(text);

/** Takes only path and query of links on `policy` hosts; never opens them. */
export function readScanned(raw: string, policy: UrlPolicy): Scanned {
  const text = raw.trim();
  if (text.length > MAX_CODE_LENGTH) return { kind: 'foreign' };
  const checked = checkUrl(text, policy);
  if (!checked.ok) return looksLikeLink(text) ? { kind: 'foreign' } : { kind: 'text', text };
  const query = readQuery(checked.query);
  return query ? { kind: 'link', path: checked.path, query } : { kind: 'foreign' };
}
