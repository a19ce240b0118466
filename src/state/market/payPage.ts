import { isAllowedUrl } from '@/core/urlPolicy';
import { platform } from '@/platform';
import { PlatformError } from '@/platform/types';
import { ownHosts } from './ownHosts';

/** @throws PlatformError `unsupported` for an unlisted host */
export async function openPayPage(link: string): Promise<void> {
  if (!isAllowedUrl(link, ownHosts())) throw new PlatformError('unsupported', 'link');
  await platform.openPayLink(link);
}
