import type { UrlPolicy } from '@/core/urlPolicy';
import { platform } from '@/platform';
import { build, variant } from '@/variants';

const ownHost = (): string => platform.ownHost() || (build.apiBase.split('/')[2] ?? '');
const isLocal = (host: string): boolean => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host);

/** The brand's website, null for a brand without; '' where the app is served from elsewhere than the brand's own site. */
export const officialSite = (): string | null =>
  variant.apiSites.some((site) => `.${ownHost()}`.endsWith(`.${site}`))
    ? variant.officialSite
    : variant.officialSite && '';

/** Where the app begins in a browser, for links that are handed on. */
export const startAddress = (): string => `${isLocal(ownHost()) ? 'http' : 'https'}://${ownHost()}/`;

/** Hosts whose links may be followed: the brand's own and the one that serves this very app. */
export function ownHosts(): UrlPolicy {
  const host = ownHost();
  const local = isLocal(host);
  return { hosts: local ? variant.linkHosts : [...variant.linkHosts, host], plainHosts: local ? [host] : [] };
}
