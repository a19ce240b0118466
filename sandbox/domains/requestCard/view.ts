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
import type { Work } from '../../runtime';
import { placeIn } from '../bank/names';
import { canCancel } from '../order/answer';
import { payeeDocuments } from './documents';
import { orderPayer } from '../order/parties';

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

export async function currenciesOf(
  work: Pick<Work, 'db'>,
  countries: readonly string[],
): Promise<(country: string) => string> {
  const rows = countries.length
    ? await work.db
        .selectFrom('countries')
        .select(['code', 'payout_currency'])
        .where('code', 'in', [...new Set(countries)])
        .execute()
    : [];
  const byCountry = new Map(rows.map((row) => [row.code, row.payout_currency]));
  return (country) => {
    const currency = byCountry.get(country);
    if (currency === undefined) throw new Error(`There is no country ${country}.`);
    return currency;
  };
}

type CardWork = Work & { lang: string };

export async function toCards(
  work: CardWork,
  rows: readonly CardRow[],
  role: PayeeCard['role'],
): Promise<PayeeCard[]> {
  if (rows.length === 0) return [];
  const [currencyOf, pictures] = await Promise.all([
    currenciesOf(
      work,
      rows.map((row) => row.country),
    ),
    work.db
      .selectFrom('payee_card_pictures')
      .select(['card_id', 'id_type', 'side'])
      .where(
        'card_id',
        'in',
        rows.map((row) => row.id),
      )
      .execute(),
  ]);
  return rows.map((row) =>
    cardOf(work, row, role, {
      currency: currencyOf(row.country),
      pictures: pictures.filter((picture) => picture.card_id === row.id),
    }),
  );
}

export async function toCard(work: CardWork, row: CardRow, role: PayeeCard['role']): Promise<PayeeCard> {
  const [card] = await toCards(work, [row], role);
  return card as PayeeCard;
}

interface CardFacts {
  readonly currency: string;
  readonly pictures: readonly Pick<Row<'payee_card_pictures'>, 'id_type' | 'side'>[];
}

function cardOf(
  work: CardWork,
  row: CardRow,
  role: PayeeCard['role'],
  { currency, pictures }: CardFacts,
): PayeeCard {
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
  const payer = orderPayer.read(order.payer_info).fullName;
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

export function toPop(pop: Row<'payee_card_pops'>, card: CardRow, currency: string): CardPop {
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
