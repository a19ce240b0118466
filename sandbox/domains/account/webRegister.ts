import type { CallAnswer, CallParams } from '@/catalogue/calls';
import type { CallContext } from '../../dispatch/handler';
import type { Contact } from './contact';
import { checkCaptcha } from './captcha';
import { findPayer, readContact } from './contact';
import { accountCodes, refuseAccount } from './refusals';
import { openAccount } from './signIn';

/** Registration on a web page: the code itself instead of a ticket, and no session afterwards. */
export async function webRegister(
  context: CallContext,
  params: CallParams<'user.register'>,
): Promise<CallAnswer<'user.register'>> {
  const contact: Contact = readContact(params);
  await checkCaptcha(context, contact, 'register', params.captcha);
  if (await findPayer(context.db, contact)) refuseAccount(accountCodes.userExists);
  const payer = await openAccount(context, contact, {
    countryCode: params.countryCode,
    language: params.language ?? context.lang,
    inviteCode: params.inviteCode,
    clauseIds: params.clauseIds,
    channel: params.channel,
  });
  return { userId: payer.id, invited: payer.invited_by !== null };
}
