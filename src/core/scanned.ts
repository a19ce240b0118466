import { checkUrl, type UrlPolicy } from './urlPolicy';

/** The content of a scanned code: a link into this app as path and query, or null for anything that must not be followed. */
export type Scanned =
  | { readonly kind: 'link'; readonly path: string; readonly query: Readonly<Record<string, string>> }
  /** A link to somewhere else, whatever it looks like. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'text'; readonly text: string };

/** The most a QR code of the largest version holds (ISO/IEC 18004, 40-L, bytes). */
export const MAX_CODE_LENGTH = 2953;

/** `a=1&b=2` with each name once; null when it says one twice or is badly escaped. */
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
  // Without a prototype, so that no name of a query means anything by itself.
  const query = Object.create(null) as Record<string, string>;
  found.forEach((value, name) => {
    query[name] = value;
  });
  return query;
}

const looksLikeLink = (text: string): boolean => /^[a-z][a-z0-9+.-]*:|^\/\/|^www\./i.test(text);

/**
 * Reads a scanned text. A link counts only if `policy` lists its host, and then only its path and query are taken:
 * the link itself is never opened. Anything else that begins like an address is foreign.
 */
export function readScanned(raw: string, policy: UrlPolicy): Scanned {
  const text = raw.trim();
  if (text.length > MAX_CODE_LENGTH) return { kind: 'foreign' };
  const checked = checkUrl(text, policy);
  if (!checked.ok) return looksLikeLink(text) ? { kind: 'foreign' } : { kind: 'text', text };
  const query = readQuery(checked.query);
  return query ? { kind: 'link', path: checked.path, query } : { kind: 'foreign' };
}
