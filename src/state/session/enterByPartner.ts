import { partnerAuth } from '@/contracts/calls/partner';
import { userProfile } from '@/contracts/calls/start';
import { loginJointAccount } from '@/contracts/calls/userCentre';
import { errorCodes } from '@/contracts/errors';
import { hasCode, isUnreachable } from '@/core/appError';
import { variant } from '@/variants';
import { callWithToken } from '../client/client';
import type { Launch } from '../navigation';
import { showDialog, showToast } from '../notices/notices';
import type { Found } from './takeOver';

/** The session behind a third party's token, which counts once. @throws AppError */
async function byThirdParty(partyToken: string): Promise<Found> {
  const tokens = { token: '', gToken: '' };
  const { payer } = await callWithToken(tokens, loginJointAccount, { partyToken });
  return { payer, tokens, issued: true };
}

/** The session that the bank partner's token is exchanged for. @throws AppError */
async function byExchange(partnerToken: string, collectType: string): Promise<Found> {
  const asking = { token: partnerToken, gToken: '' };
  const token = await callWithToken(asking, partnerAuth, { timestamp: Date.now(), collectType });
  const tokens = { token, gToken: '' };
  const { payer } = await callWithToken(tokens, userProfile, {});
  return { payer, tokens, issued: true };
}

/** Says what to do next. The address is clean by now and the token may be used up: the partner's app gives another. */
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

/**
 * The session of a partner's user, by the partner's own token. Until the server has said whose it is nothing changes: a token
 * that was made up ends nobody's session. A failure is told; `again` is what trying again means.
 */
export async function findByPartner(launch: Launch, again: () => Promise<void>): Promise<Found | null> {
  const { partnerToken, collectType } = launch;
  const exchanges = variant.partnerLogin === 'tokenExchange';
  // Of the bank's kinds only the one with a collect type has its tokens exchanged; in the other its users log in by themselves.
  if (!partnerToken || (exchanges && !collectType)) return null;
  try {
    return await (exchanges ? byExchange(partnerToken, collectType ?? '') : byThirdParty(partnerToken));
  } catch (error) {
    tell(error, again);
    return null;
  }
}
