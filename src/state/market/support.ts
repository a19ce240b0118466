import { track } from '../events/events';
import { navigate } from '../navigation';

interface About {
  /** Text key. */
  reason?: string;
  seqNo?: string | undefined;
}

/** `place` is tracked. */
export async function contactService(place: string, about: About = {}): Promise<void> {
  track({ eventCode: 'contact_service', clickTime: Date.now(), extraData: { place } });
  await navigate('serviceLink', { place, ...about });
}
