import type { CardPop, CardRecord, CardRecordStatus, PayeeCard } from '@/contracts/entities/payeeCard';
import { precisionOf } from '@/domain/countries/currencies';
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
import { canCancel } from '../order/reading/answer';
import { payeeDocuments } from './documents';
import { orderPayer } from '../order/placing/parties';

export type CardRow = Row<'payeeCards'>;
type Part = PayeeCard['baseInfoStatus'];

export function stateOf(row: CardRow, now: number): PayeeCard['state'] {
  if (row.reportedAt !== null) return 'reported';
  if (row.sharedAt === null || row.validUntil === null) return 'draft';
  return row.validUntil > now ? 'open' : 'expired';
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
        .select(['code', 'payoutCurrency'])
        .where('code', 'in', [...new Set(countries)])
        .execute()
    : [];
  const byCountry = new Map(rows.map((row) => [row.code, row.payoutCurrency]));
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
      .selectFrom('payeeCardPictures')
      .select(['cardId', 'idType', 'side'])
      .where(
        'cardId',
        'in',
        rows.map((row) => row.id),
      )
      .execute(),
  ]);
  return rows.map((row) =>
    cardOf(work, row, role, {
      currency: currencyOf(row.country),
      pictures: pictures.filter((picture) => picture.cardId === row.id),
    }),
  );
}

export async function toCard(work: CardWork, row: CardRow, role: PayeeCard['role']): Promise<PayeeCard> {
  const [card] = await toCards(work, [row], role);
  return card as PayeeCard;
}

interface CardFacts {
  readonly currency: string;
  readonly pictures: readonly Pick<Row<'payeeCardPictures'>, 'idType' | 'side'>[];
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
    name: row.fullName,
    person: owner ? row.person : undefined,
    accountType: (row.accountType as PayeeCard['accountType']) ?? undefined,
    payeeLabel: row.label === null ? undefined : placeIn(row.label, work.lang),
    checkStatus: row.checkStatus,
    baseInfoStatus: 'done',
    bankInfoStatus: row.account ? 'done' : 'missing',
    identityInfoStatus: identityPart[row.checkStatus] ?? 'missing',
    documents: owner
      ? payeeDocuments(row.country).map(({ idType, sides }) => ({
          idType,
          sides: sides.map((side) => ({
            side,
            uploaded: pictures.some((picture) => picture.idType === idType && picture.side === side),
          })),
        }))
      : [],
    sourceCountry: row.sourceCountry ?? undefined,
    amount: row.amount === null ? undefined : roundText(row.amount, precisionOf(currency)),
    remark: row.remark ?? undefined,
    shareCode: row.shareCode,
    validUntil: row.validUntil ?? undefined,
    state: stateOf(row, work.now),
    createTime: row.createdAt,
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
  link: Row<'payeeCardOrders'>;
  card: CardRow;
}

export function toRecord(
  { order, link, card }: RecordParts,
  role: CardRecord['role'],
  { now, lang }: { now: number; lang: string },
): CardRecord {
  const open = isPayable(order.status) && link.abandonUntilAt > now;
  const payer = orderPayer.read(order.payerInfo).fullName;
  const source = (amount: string) => ({
    amount: roundText(amount, precisionOf(order.sourceCurrency)),
    currencyCode: order.sourceCurrency,
  });
  return {
    seqNo: order.seqNo,
    cardId: card.id,
    role,
    status: recordStatusOf(order.status),
    name: role === 'owner' ? maskName(payer) : card.fullName,
    countryCode: order.countryCode,
    targetCountry: order.targetCountry,
    sourceAmount: source(order.sourceAmount),
    targetAmount: {
      amount: roundText(order.targetAmount, precisionOf(order.targetCurrency)),
      currencyCode: order.targetCurrency,
    },
    totalAmount: source(order.totalAmount),
    payeeLabel: placeIn(card.label ?? '', lang),
    remark: (role === 'owner' ? link.remark : card.remark) ?? undefined,
    createTime: order.createdAt,
    abandonUntil: link.abandonUntilAt,
    canPay: role === 'payer' && open,
    canAbandon: role === 'payer' && open && canCancel(order.status),
    reported: card.reportedAt !== null,
  };
}

export function toPop(pop: Row<'payeeCardPops'>, card: CardRow, currency: string): CardPop {
  return {
    popInfoId: pop.id,
    cardId: card.id,
    shareCode: card.shareCode,
    status: pop.status,
    name: card.fullName,
    country: card.country,
    amount: card.amount === null ? undefined : roundText(card.amount, precisionOf(currency)),
    currency,
    remark: card.remark ?? undefined,
    createTime: pop.createdAt,
  };
}
