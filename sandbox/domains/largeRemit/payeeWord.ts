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
  if (payer.kycStatus !== 'Pass') refuse(orderRefusals.kycMissing);
  return wordOf(context, await livePayee(context, params.payeeId));
}

async function wordOf(context: PayerWork, payee: Row<'payees'>): Promise<Word> {
  if (payee.relation === SELF_RELATION) return { status: 'confirmed', mustShare: false };
  const share = await context.db
    .selectFrom('payeeShares')
    .select(['step', 'expiresAt', 'endedAt'])
    .where('payerId', '=', context.payerId)
    .where('payeeId', '=', payee.id)
    .where('kind', '=', 'details')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  if (!share) return { status: 'notCertified', mustShare: true };
  if (share.step === 'done') return { status: 'confirmed', mustShare: false };
  const open = share.endedAt === null && share.expiresAt > context.now;
  return { status: open ? 'inProgress' : 'failed', mustShare: !open };
}

/** A payee who was not asked needs no consent. */
export async function assertPayeeWord(context: PayerWork, payee: Row<'payees'>): Promise<void> {
  const { status } = await wordOf(context, payee);
  if (status === 'inProgress' || status === 'failed') refuse(largeRemitRefusals.payeeUnconfirmed);
}
