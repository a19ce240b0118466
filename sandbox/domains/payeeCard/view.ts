import type { CardPop, CardRecord, CardRecordStatus, PayeeCard } from '@/contracts/entities/payeeCard';
import { precisionOf } from '@/domain/currencies';
import { maskName } from '@/core/masking';
import { roundText } from '@/core/decimal';
import {
  isClosed,
  isDelivered,
  isPayable,
  isPayoutFailed,
  isRefund,
  isUnpaid,
} from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import type { Work } from '../../dispatch/handler';
import { placeIn } from '../bank/names';
import { canCancel } from '../order/answer';
import { payeeDocuments } from './documents';

export type CardRow = Row<'payee_cards'>;
type Part = PayeeCard['baseInfoStatus'];

export function stateOf(row: CardRow, now: number): PayeeCard['state'] {
  if (row.reported_at !== null) return 'reported';
  if (row.shared_at === null || row.valid_until === null) return 'draft';
  return row.valid_until > now ? 'open' : 'expired';
}

const identityPart: Readonly<Record<string, Part>> = {
  CheckIng: 'review',
  CheckFailed: 'failed',
  Success: 'done',
};

export const currencyOf = async (work: Pick<Work, 'db'>, country: string): Promise<string> =>
  (
    await work.db
      .selectFrom('countries')
      .select('payout_currency')
      .where('code', '=', country)
      .executeTakeFirstOrThrow()
  ).payout_currency;

export async function toCard(
  work: Work & { lang: string },
  row: CardRow,
  role: PayeeCard['role'],
): Promise<PayeeCard> {
  const pictures = await work.db
    .selectFrom('payee_card_pictures')
    .select(['id_type', 'side'])
    .where('card_id', '=', row.id)
    .execute();
  const currency = await currencyOf(work, row.country);
  const owner = role === 'owner';
  return {
    cardId: row.id,
    role,
    country: row.country,
    currency,
    name: row.full_name,
    person: owner ? row.person : undefined,
    accountType: (row.account_type as PayeeCard['accountType']) ?? undefined,
    payeeLabel: row.label === null ? undefined : placeIn(row.label, work.lang),
    checkStatus: row.check_status as PayeeCard['checkStatus'],
    baseInfoStatus: 'done',
    bankInfoStatus: row.account ? 'done' : 'missing',
    identityInfoStatus: identityPart[row.check_status] ?? 'missing',
    documents: owner
      ? payeeDocuments(row.country).map(({ idType, sides }) => ({
          idType,
          sides: sides.map((side) => ({
            side,
            uploaded: pictures.some((picture) => picture.id_type === idType && picture.side === side),
          })),
        }))
      : [],
    sourceCountry: row.source_country ?? undefined,
    amount: row.amount === null ? undefined : roundText(row.amount, precisionOf(currency)),
    remark: row.remark ?? undefined,
    shareCode: row.share_code,
    validUntil: row.valid_until ?? undefined,
    state: stateOf(row, work.now),
    createTime: row.created_at,
  };
}

/** The few words a card's order shows for the order's own status. */
export function recordStatusOf(status: string): CardRecordStatus {
  if (isUnpaid(status)) return 'waitPayment';
  if (isDelivered(status)) return 'success';
  if (status === 'PAYMENT_TIMEOUT') return 'timeout';
  if (isClosed(status)) return 'cancelled';
  if (isRefund(status)) return 'refunding';
  return isPayoutFailed(status) ? 'receiveFailed' : 'onTheWay';
}

export interface RecordParts {
  order: Row<'orders'>;
  link: Row<'payee_card_orders'>;
  card: CardRow;
}

export function toRecord(
  { order, link, card }: RecordParts,
  role: CardRecord['role'],
  { now, lang }: { now: number; lang: string },
): CardRecord {
  const open = isPayable(order.status) && link.abandon_until_at > now;
  const payer = (order.payer_info as { fullName?: string }).fullName ?? '';
  const source = (amount: string) => ({
    amount: roundText(amount, precisionOf(order.source_currency)),
    currencyCode: order.source_currency,
  });
  return {
    seqNo: order.seq_no,
    cardId: card.id,
    role,
    status: recordStatusOf(order.status),
    name: role === 'owner' ? maskName(payer) : card.full_name,
    countryCode: order.country_code,
    targetCountry: order.target_country,
    sourceAmount: source(order.source_amount),
    targetAmount: {
      amount: roundText(order.target_amount, precisionOf(order.target_currency)),
      currencyCode: order.target_currency,
    },
    totalAmount: source(order.total_amount),
    payeeLabel: placeIn(card.label ?? '', lang),
    remark: (role === 'owner' ? link.remark : card.remark) ?? undefined,
    createTime: order.created_at,
    abandonUntil: link.abandon_until_at,
    canPay: role === 'payer' && open,
    canAbandon: role === 'payer' && open && canCancel(order.status),
    reported: card.reported_at !== null,
    serverTime: now,
  };
}

export async function toPop(work: Work, pop: Row<'payee_card_pops'>, card: CardRow): Promise<CardPop> {
  const currency = await currencyOf(work, card.country);
  return {
    popInfoId: pop.id,
    cardId: card.id,
    shareCode: card.share_code,
    status: pop.status,
    name: card.full_name,
    country: card.country,
    amount: card.amount === null ? undefined : roundText(card.amount, precisionOf(currency)),
    currency,
    remark: card.remark ?? undefined,
    createTime: pop.created_at,
  };
}
