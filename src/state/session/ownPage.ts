import { navigate } from '../navigation';
import { endsWithUser } from './forgetUser';

/** Not the address: others could write one, even encrypted. */
const ours = new Set<string>();
endsWithUser(() => ours.clear());

/** The server's or our tables': its page may learn the user. */
export const trustLink = (link: string): void => void ours.add(link);
export const isOwnLink = (link: string): boolean => ours.has(link);

export function openOwnPage(link: string): Promise<void> {
  trustLink(link);
  return navigate('webview', { link, needToken: true, tokenKey: 'token' });
}
