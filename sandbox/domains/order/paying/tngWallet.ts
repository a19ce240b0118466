import type { CallAnswer, CallParams } from '@/contracts/calls';
import { payCodes } from '@/contracts/errors/server';
import { Decimal } from '@/core/decimal';
import type { Row } from '../../../db/schema';
import type { CallContext, Work } from '../../../runtime';
import { refuse } from '../../../dispatch/refusal';
import { payeeRefusals } from '../../payee/refusals';
import { livePayee } from '../../payee/find';
import { fieldsOf } from '../../payee/view';
import { said } from '../../../texts';

/** RM 20,000 is from the specification, the rest is ours. */
const limits = { min: '10', basic: '5000', premium: '20000' } as const;
const currencyCode = 'MYR';
const ringgit = (amount: string) => ({ amount, currencyCode });

const isTng = (payee: Row<'payees'>): boolean =>
  payee.accountType === 'touchGo' ||
  (payee.accountType === 'eWallet' && fieldsOf(payee).form.walletProvider === 'TNG');

/** Simulated. */
function levelOf(payee: Row<'payees'>): 'basic' | 'premium' {
  const { form } = fieldsOf(payee);
  const digit = Number((form.walletAccount ?? form.phoneNumber ?? '').slice(-1));
  return digit % 2 === 0 ? 'premium' : 'basic';
}

async function tngPayee(context: CallContext, payeeId: string): Promise<Row<'payees'>> {
  const payee = await livePayee(context, payeeId);
  return isTng(payee) ? payee : refuse(payeeRefusals.notFound);
}

const confirmedOf = ({ db }: Pick<Work, 'db'>, { payerId, id }: Row<'payees'>) =>
  db
    .selectFrom('walletLimits')
    .selectAll()
    .where('payerId', '=', payerId)
    .where('payeeId', '=', id)
    .executeTakeFirst();

export async function tngLevel(
  context: CallContext,
  params: CallParams<'order.tngLevel'>,
): Promise<CallAnswer<'order.tngLevel'>> {
  const payee = await tngPayee(context, params.payeeId);
  const level = levelOf(payee);
  const confirmed = await confirmedOf(context, payee);
  return {
    level,
    minAmount: ringgit(limits.min),
    maxAmount: ringgit(limits[level]),
    confirmedAmount: confirmed ? ringgit(confirmed.confirmedAmount) : undefined,
  };
}

/** Confirmed or not. */
export function assertHolds(payee: Row<'payees'>, amount: string): void {
  if (!isTng(payee)) return;
  const max = limits[levelOf(payee)];
  if (new Decimal(amount).gt(max))
    refuse(
      {
        code: payCodes.walletAboveMax,
        text: said('server.order.walletMax', { max }),
      },
      { maxAmount: max },
    );
  if (new Decimal(amount).lt(limits.min))
    refuse(
      {
        code: payCodes.walletBelowMin,
        text: said('server.order.walletMin', { min: limits.min }),
      },
      { minAmount: limits.min },
    );
}

export async function confirmTngLimit(
  context: CallContext,
  params: CallParams<'order.tngLimitConfirm'>,
): Promise<CallAnswer<'order.tngLimitConfirm'>> {
  const payee = await tngPayee(context, params.payeeId);
  assertHolds(payee, params.targetAmount);
  await keepConfirmed(context, payee, params.targetAmount);
  return { confirmedAmount: ringgit(params.targetAmount), confirmedAt: context.now };
}

async function keepConfirmed(
  { db, now }: Pick<Work, 'db' | 'now'>,
  payee: Row<'payees'>,
  confirmedAmount: string,
): Promise<void> {
  const row = { confirmedAmount, confirmedAt: now };
  await db
    .insertInto('walletLimits')
    .values({ payerId: payee.payerId, payeeId: payee.id, ...row })
    .onConflict((conflict) => conflict.columns(['payerId', 'payeeId']).doUpdateSet(row))
    .execute();
}

export async function confirmSum(
  work: Pick<Work, 'db' | 'now'>,
  payee: Row<'payees'>,
  targetAmount: string,
): Promise<void> {
  if (!(await isConfirmed(work, payee, targetAmount))) await keepConfirmed(work, payee, targetAmount);
}

async function isConfirmed(
  work: Pick<Work, 'db'>,
  payee: Row<'payees'>,
  targetAmount: string,
): Promise<boolean> {
  if (!isTng(payee)) return true;
  const confirmed = await confirmedOf(work, payee);
  return confirmed !== undefined && new Decimal(confirmed.confirmedAmount).gte(targetAmount);
}

export async function assertConfirmed(
  work: Pick<Work, 'db'>,
  payee: Row<'payees'>,
  targetAmount: string,
): Promise<void> {
  if (!(await isConfirmed(work, payee, targetAmount)))
    refuse({
      code: payCodes.walletLimitUnconfirmed,
      text: said('server.order.walletUnconfirmed'),
    });
}
