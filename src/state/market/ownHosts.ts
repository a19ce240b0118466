import type { UrlPolicy } from '@/core/urlPolicy';
import { platform } from '@/platform';
import { build, variant } from '@/variants';

const ownHost = (): string => platform.ownHost() || (build.apiBase.split('/')[2] ?? '');
const isLocal = (host: string): boolean => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host);

/** Null without a website; '' on hosts outside it. */
export const officialSite = (): string | null =>
  variant.apiSites.some((site) => `.${ownHost()}`.endsWith(`.${site}`))
    ? variant.officialSite
    : variant.officialSite && '';

export const startAddress = (): string => `${isLocal(ownHost()) ? 'http' : 'https'}://${ownHost()}/`;

export function ownHosts(): UrlPolicy {
  const host = ownHost();
  const local = isLocal(host);
  return { hosts: local ? variant.linkHosts : [...variant.linkHosts, host], plainHosts: local ? [host] : [] };
}
