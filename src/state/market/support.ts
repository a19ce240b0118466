import { track } from '../events/events';
import { navigate } from '../navigation';

interface About {
  /** Words that say why, by their key. */
  reason?: string;
  /** The order it is about. */
  seqNo?: string | undefined;
}

/** Help, from wherever the user is: what is likely asked there, and how to reach a person. Counted by its place. */
export async function contactService(place: string, about: About = {}): Promise<void> {
  track({ eventCode: 'contact_service', clickTime: Date.now(), extraData: { place } });
  await navigate('serviceLink', { place, ...about });
}
