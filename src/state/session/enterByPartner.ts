import { partnerAuth } from '@/contracts/calls/partner';
import { userProfile } from '@/contracts/calls/start';
import { loginJointAccount } from '@/contracts/calls/userCentre';
import { errorCodes } from '@/contracts/errors';
import { hasCode, isUnreachable } from '@/core/appError';
import { guardOf } from '@/routes';
import { variant } from '@/variants';
import { callWithToken } from '../client/client';
import { afterLogin, currentEntry, type Launch } from '../navigation';
import { showDialog, showToast } from '../notices/notices';
import { type Found, takeOver } from './enterByToken';

/** The session behind a third party's token, which counts once. @throws AppError */
async function byThirdParty(partyToken: string): Promise<Found> {
  const tokens = { token: '', gToken: '' };
  const { payer } = await callWithToken(tokens, loginJointAccount, { partyToken });
  return { payer, tokens };
}

/** The session that the bank partner's token is exchanged for. @throws AppError */
async function byExchange(partnerToken: string, collectType: string): Promise<Found> {
  const asking = { token: partnerToken, gToken: '' };
  const token = await callWithToken(asking, partnerAuth, { timestamp: Date.now(), collectType });
  const tokens = { token, gToken: '' };
  const { payer } = await callWithToken(tokens, userProfile, {});
  return { payer, tokens };
}

/** Says what to do next. The address is clean by now and the token may be used up: the partner's app gives another. */
function tell(error: unknown, launch: Launch): void {
  if (hasCode(error, errorCodes.FreezeLogin)) return showToast({ messageKey: 'errors.frozen' });
  if (variant.partnerLogin === 'tokenExchange') return showToast({ messageKey: 'errors.getDataFailed' });
  if (!isUnreachable(error)) return showToast({ messageKey: 'errors.loginAgain' });
  void showDialog({
    titleKey: 'common.warmTips',
    messageKey: 'errors.network',
    confirmKey: 'common.retry',
    cancelKey: 'common.close',
  }).then((answer) => (answer === 'confirm' ? enterLate(launch) : undefined));
}

/** A page shows already: from the login that it may be it leads to where the launch wanted to. */
async function enterLate(launch: Launch): Promise<void> {
  const entry = currentEntry();
  if ((await enterByPartner(launch)) && entry && guardOf(entry.name) === 'visitor') await afterLogin();
}

/**
 * Signs the partner's user in by the partner's own token. Until the server has said whose it is nothing changes: a token that
 * somebody made up ends nobody's session. A failure is told. True: somebody has come in.
 */
export async function enterByPartner(launch: Launch): Promise<boolean> {
  const { partnerToken, collectType } = launch;
  const exchanges = variant.partnerLogin === 'tokenExchange';
  // Of the bank's kinds only the one with a collect type has its tokens exchanged; in the other its users log in by themselves.
  if (!partnerToken || (exchanges && !collectType)) return false;
  try {
    await takeOver(
      await (exchanges ? byExchange(partnerToken, collectType ?? '') : byThirdParty(partnerToken)),
    );
    return true;
  } catch (error) {
    tell(error, launch);
    return false;
  }
}
