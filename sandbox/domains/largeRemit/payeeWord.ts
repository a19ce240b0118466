import type { CallAnswer, CallParams } from '@/contracts/calls';
import { SELF_RELATION } from '@/domain/constants';
import type { Row } from '../../db/schema';
import { refuse } from '../../dispatch/refusal';
import type { CallContext, PayerWork } from '../../runtime';
import { orderRefusals } from '../order/refusals';
import { livePayee } from '../payee/find';
import { largeRemitRefusals } from './refusals';

type Word = CallAnswer<'payee.largeTransferAuth'>;

/** Another person consents by a link, which needs a verified payer. */
export async function largeTransferAuth(
  context: CallContext,
  params: CallParams<'payee.largeTransferAuth'>,
): Promise<Word> {
  const payer = await context.payer();
  if (payer.kyc_status !== 'Pass') refuse(orderRefusals.kycMissing);
  return wordOf(context, await livePayee(context, params.payeeId));
}

async function wordOf(context: PayerWork, payee: Row<'payees'>): Promise<Word> {
  if (payee.relation === SELF_RELATION) return { status: 'confirmed', mustShare: false };
  const share = await context.db
    .selectFrom('payee_shares')
    .select(['step', 'expires_at', 'ended_at'])
    .where('payer_id', '=', context.payerId)
    .where('payee_id', '=', payee.id)
    .where('kind', '=', 'details')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!share) return { status: 'notCertified', mustShare: true };
  if (share.step === 'done') return { status: 'confirmed', mustShare: false };
  const open = share.ended_at === null && share.expires_at > context.now;
  return { status: open ? 'inProgress' : 'failed', mustShare: !open };
}

/** A payee who was not asked needs no consent. */
export async function assertPayeeWord(context: PayerWork, payee: Row<'payees'>): Promise<void> {
  const { status } = await wordOf(context, payee);
  if (status === 'inProgress' || status === 'failed') refuse(largeRemitRefusals.payeeUnconfirmed);
}
