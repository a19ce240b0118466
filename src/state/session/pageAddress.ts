import { userWebTicket } from '@/contracts/calls/account/webTicket';
import { withQuery } from '@/platform/shared/query';
import { write } from '../queries/write';
import { isOwnLink } from './ownPage';
import { isSignedIn } from './session';

interface WebPage {
  link: string;
  needToken?: boolean | undefined;
  tokenKey?: string | undefined;
}

export const wantsTicket = ({ link, needToken }: WebPage): boolean =>
  needToken === true && isOwnLink(link) && isSignedIn();

/** With a one-time ticket for the host, never the session's token. @throws AppError */
export async function pageAddress(page: WebPage): Promise<string> {
  const { link, tokenKey = 'token' } = page;
  if (!wantsTicket(page)) return link;
  const { ticket } = await write(userWebTicket, { link });
  if (!ticket) return link;
  const [address = '', ...fragment] = link.split('#');
  return [withQuery(address, { [tokenKey]: ticket }), ...fragment].join('#');
}
