import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import type { CallContext } from '../../../runtime';
import type { Contact } from '../contact/contact';
import { checkCaptcha } from '../contact/captcha';
import { findPayer, readContact } from '../contact/contact';
import { refuse } from '../../../dispatch/refusal';
import { accountRefusals } from '../refusals';
import { openAccount } from './signIn';
import { said } from '../../../texts';

/** Opens no session. */
export async function webRegister(
  context: CallContext,
  params: CallParams<'user.register'>,
): Promise<CallAnswer<'user.register'>> {
  const contact: Contact = readContact(params);
  await checkCaptcha(context, contact, 'register', params.captcha);
  if (await findPayer(context.db, contact)) {
    if (params.inviteCode)
      refuse({
        code: errorCodes.Invited,
        text: said('server.account.friendsOnly'),
      });
    refuse(accountRefusals.userExists);
  }
  const payer = await openAccount(context, contact, {
    countryCode: params.countryCode,
    language: params.language ?? context.lang,
    inviteCode: params.inviteCode,
    clauseIds: params.clauseIds,
    channel: params.channel,
  });
  return { userId: payer.id, invited: payer.invitedBy !== null };
}
