import { partnerAuth } from '@/contracts/calls/partner';
import { userProfile } from '@/contracts/calls/account/session';
import { loginJointAccount } from '@/contracts/calls/account/joint';
import { errorCodes } from '@/contracts/errors';
import { hasCode, isUnreachable } from '@/core/appError';
import { variant } from '@/variants';
import { callWithToken } from '../client/client';
import type { Launch } from '../navigation';
import { showDialog, showToast } from '../notices/notices';
import type { Found } from './takeOver';

/** Once per token. @throws AppError */
async function byThirdParty(partyToken: string): Promise<Found> {
  const tokens = { token: '', gToken: '' };
  const { payer } = await callWithToken(tokens, loginJointAccount, { partyToken });
  return { payer, tokens, issued: true };
}

/** @throws AppError */
async function byExchange(partnerToken: string, collectType: string): Promise<Found> {
  const asking = { token: partnerToken, gToken: '' };
  const token = await callWithToken(asking, partnerAuth, { timestamp: Date.now(), collectType });
  const tokens = { token, gToken: '' };
  const { payer } = await callWithToken(tokens, userProfile, {});
  return { payer, tokens, issued: true };
}

/** Only the partner's app can issue another. */
function tell(error: unknown, again: () => Promise<void>): void {
  if (hasCode(error, errorCodes.FreezeLogin)) return showToast({ messageKey: 'errors.frozen' });
  if (variant.partnerLogin === 'tokenExchange') return showToast({ messageKey: 'errors.getDataFailed' });
  if (!isUnreachable(error)) return showToast({ messageKey: 'errors.loginAgain' });
  void showDialog({
    titleKey: 'common.warmTips',
    messageKey: 'errors.network',
    confirmKey: 'common.retry',
    cancelKey: 'common.close',
  }).then((answer) => (answer === 'confirm' ? again() : undefined));
}

/** Changes nothing before the server confirms: a forged token must end no session. Shows failures. */
export async function findByPartner(launch: Launch, again: () => Promise<void>): Promise<Found | null> {
  const { partnerToken, collectType } = launch;
  const exchanges = variant.partnerLogin === 'tokenExchange';
  // Users of the other bank kind log in.
  if (!partnerToken || (exchanges && !collectType)) return null;
  try {
    return await (exchanges ? byExchange(partnerToken, collectType ?? '') : byThirdParty(partnerToken));
  } catch (error) {
    tell(error, again);
    return null;
  }
}
