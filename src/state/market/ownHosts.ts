import type { UrlPolicy } from '@/core/urlPolicy';
import { platform } from '@/platform';
import { build, variant } from '@/variants';

/** Hosts whose links may be followed: the brand's own and the one that serves this very app. */
export function ownHosts(): UrlPolicy {
  const host = platform.ownHost() || (build.apiBase.split('/')[2] ?? '');
  const local = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host);
  return { hosts: local ? variant.linkHosts : [...variant.linkHosts, host], plainHosts: local ? [host] : [] };
}
