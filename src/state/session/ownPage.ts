import { navigate } from '../navigation';
import { endsWithUser } from './forgetUser';

/** Links of our own rows. What an address says of itself, sealed or not, anybody may have written. */
const ours = new Set<string>();
endsWithUser(() => ours.clear());

/** A link that the server or a table of ours names: its page may learn who opens it. */
export const trustLink = (link: string): void => void ours.add(link);
export const isOwnLink = (link: string): boolean => ours.has(link);

/** Opens a page of the web that has to know who opens it. */
export function openOwnPage(link: string): Promise<void> {
  trustLink(link);
  return navigate('webview', { link, needToken: true, tokenKey: 'token' });
}
