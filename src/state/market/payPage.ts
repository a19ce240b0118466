import { isAllowedUrl } from '@/core/urlPolicy';
import { platform } from '@/platform';
import { PlatformError } from '@/platform/types';
import { ownHosts } from './ownHosts';

/** Leaves for a third party's page that the server names, such as a bank's: only where its host is on the list. */
export async function openPayPage(link: string): Promise<void> {
  if (!isAllowedUrl(link, ownHosts())) throw new PlatformError('unsupported', 'link');
  await platform.openPayLink(link);
}
