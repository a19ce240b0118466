import { platform } from '@/platform';
import { showDialog, showToast } from '../notices/notices';
import { SERVICE_EMAIL, SERVICE_PHONE } from './serviceContact';
import { track } from '../events/events';

/** How to reach customer service, from wherever the user stands; the entry point is counted by its place. */
export async function contactService(place: string, messageKey?: string): Promise<void> {
  track({ eventCode: 'contact_service', clickTime: Date.now(), extraData: { place } });
  const answer = await showDialog({
    titleKey: 'common.service.title',
    messageKey: messageKey ?? 'common.service.message',
    params: { email: SERVICE_EMAIL, phone: SERVICE_PHONE },
    confirmKey: 'common.service.copy',
    cancelKey: 'common.close',
  });
  if (answer !== 'confirm') return;
  try {
    await platform.clipboard.copy(SERVICE_EMAIL);
    showToast({ messageKey: 'common.copied' });
  } catch {
    showToast({ messageKey: 'common.copyFailed' });
  }
}
