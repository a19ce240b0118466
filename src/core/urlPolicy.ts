/** Exact (`pay.example.com`), or `*.` for any name below. */
export interface UrlPolicy {
  readonly hosts: readonly string[];
  /** `host:port` without TLS: only the local sandbox. */
  readonly plainHosts?: readonly string[];
}

export type UrlRefusal =
  'empty' | 'tooLong' | 'badCharacter' | 'scheme' | 'userInfo' | 'badHost' | 'port' | 'notListed';
export type CheckedUrl =
  | {
      readonly ok: true;
      readonly url: string;
      readonly host: string;
      readonly path: string;
      readonly query: string;
      readonly fragment: string;
    }
  | { readonly ok: false; readonly reason: UrlRefusal };

const MAX_LENGTH = 2048;

const refuse = (reason: UrlRefusal): CheckedUrl => ({ ok: false, reason });

function isHostName(host: string): boolean {
  const labels = host.split('.');
  // Browsers read a last label of digits or hex as IPv4.
  const last = labels[labels.length - 1] ?? '';
  return (
    labels.length >= 2 &&
    host.length <= 253 &&
    labels.every((part) => labelFits(part)) &&
    !/^(\d+|0x[0-9a-f]*)$/.test(last)
  );
}

// Old phones lack look-behind.
function labelFits(part: string): boolean {
  return /^[a-z0-9-]{1,63}$/.test(part) && !part.startsWith('-') && !part.endsWith('-');
}

const listed = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((entry) =>
    entry.startsWith('*.') ? host.endsWith(entry.slice(1)) && host.length > entry.length - 1 : host === entry,
  );

/** Stricter than the URL standard: refuses what browsers repair, to read the same host. */
export function checkUrl(link: string, policy: UrlPolicy): CheckedUrl {
  if (link === '') return refuse('empty');
  if (link.length > MAX_LENGTH) return refuse('tooLong');
  if (!/^[\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]+$/.test(link)) return refuse('badCharacter');
  const match = /^(https?):\/\/([^/?#]*)((?:\/[^?#]*)?)(\?[^#]*)?(#.*)?$/i.exec(link);
  if (!match) return refuse('scheme');
  const scheme = (match[1] as string).toLowerCase();
  const authority = (match[2] as string).toLowerCase();
  const rest = {
    path: match[3] || '/',
    query: (match[4] ?? '').slice(1),
    fragment: (match[5] ?? '').slice(1),
  };
  if (authority.includes('@')) return refuse('userInfo');
  if ((policy.plainHosts ?? []).includes(authority)) return { ok: true, url: link, host: authority, ...rest };
  if (scheme !== 'https') return refuse('scheme');
  const [host = '', port, ...more] = authority.split(':');
  if (more.length > 0 || (port !== undefined && port !== '443')) return refuse('port');
  if (!isHostName(host)) return refuse('badHost');
  return listed(host, policy.hosts) ? { ok: true, url: link, host, ...rest } : refuse('notListed');
}

export const isAllowedUrl = (link: string, policy: UrlPolicy): boolean => checkUrl(link, policy).ok;
