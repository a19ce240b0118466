import { formatMoneyWithCode } from '@/domain/countries/currencies';
import type { Db, Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { appText, countryName } from '../../texts/appTexts';
import { couponTitle } from '../coupon/title';
import { orderPayee } from '../order/placing/parties';
import { paperOf, stateOf, type Wording } from './content';
import type { Block, PaperContent } from './pdf';
import type { PaperWord } from './words';

/** Without secrets and data that would reveal our checks. */
async function rowsOf(db: Db, payer: Row<'payers'>) {
  const id = payer.id;
  const [payees, orders, topUps, members, coupons, messages, sessions, papers] = [
    await db.selectFrom('payees').selectAll().where('payerId', '=', id).where('deletedAt', 'is', null).orderBy('createdAt').execute(),
    await db.selectFrom('orders').selectAll().where('payerId', '=', id).orderBy('createdAt').execute(),
    await db.selectFrom('rechargeOrders').selectAll().where('payerId', '=', id).orderBy('createdAt').execute(),
    await db.selectFrom('rechargeMembers').selectAll().where('payerId', '=', id).orderBy('createdAt').execute(),
    await db.selectFrom('coupons').selectAll().where('payerId', '=', id).orderBy('createdAt').execute(),
    await db.selectFrom('messages').selectAll().where('payerId', '=', id).orderBy('createdAt').execute(),
    await db.selectFrom('sessions').innerJoin('logins', 'logins.id', 'sessions.loginId').select(['platform', 'channel', 'sessions.createdAt']).where('sessions.payerId', '=', id).where('revokedAt', 'is', null).where('endedAt', 'is', null).orderBy('sessions.createdAt').execute(),
    await db.selectFrom('papers').select(['number', 'kind', 'createdAt']).where('payerId', '=', id).where('kind', '!=', 'ownData').orderBy('createdAt').execute(),
  ]; // prettier-ignore
  return { payees, orders, topUps, members, coupons, messages, sessions, papers };
}
export type OwnRows = Awaited<ReturnType<typeof rowsOf>>;

const iso = (at: number): string => new Date(at).toISOString();

/** Field names as in the calls. */
const machineData = (payer: Row<'payers'>, rows: OwnRows) => ({
  account: {
    number: payer.payerNumber,
    market: payer.countryCode,
    fullName: payer.fullName,
    firstName: payer.firstName,
    lastName: payer.lastName,
    nationality: payer.nationality,
    areaCode: payer.areaCode,
    phoneNumber: payer.phoneNumber,
    email: payer.email,
    language: payer.language,
    kycStatus: payer.kycStatus,
    createTime: iso(payer.createdAt),
  },
  payees: rows.payees.map((payee) => ({
    name: payee.fullName,
    country: payee.country,
    accountType: payee.accountType,
    relation: payee.relation,
    fields: payee.fields,
    createTime: iso(payee.createdAt),
  })),
  orders: rows.orders.map((order) => ({
    seqNo: order.seqNo,
    status: order.status,
    payee: orderPayee.read(order.payeeInfo),
    sourceAmount: { amount: order.sourceAmount, currencyCode: order.sourceCurrency },
    feeAmount: { amount: order.feeAmount, currencyCode: order.feeCurrency },
    totalAmount: { amount: order.totalAmount, currencyCode: order.sourceCurrency },
    targetAmount: { amount: order.targetAmount, currencyCode: order.targetCurrency },
    rate: order.rate,
    createTime: iso(order.createdAt),
  })),
  recharges: rows.topUps.map((order) => ({
    seqNo: order.seqNo,
    areaCode: order.areaCode || null,
    account: order.account,
    amount: { amount: order.amount, currencyCode: order.currency },
    status: order.status,
    createTime: iso(order.createdAt),
  })),
  rechargeMembers: rows.members.map(({ name, areaCode, account, createdAt }) => ({
    name,
    areaCode: areaCode || null,
    account,
    createTime: iso(createdAt),
  })),
  coupons: rows.coupons.map(({ name, amount, currency, status }) => ({ name, amount, currency, status })),
  messages: rows.messages.map(({ titleKey, readAt, createdAt }) => ({
    kind: titleKey,
    read: readAt !== null,
    createTime: iso(createdAt),
  })),
  sessions: rows.sessions.map(({ platform, channel, createdAt }) => ({
    platform,
    channel,
    since: iso(createdAt),
  })),
  papers: rows.papers.map(({ number, kind, createdAt }) => ({ number, kind, issuedAt: iso(createdAt) })),
});

export const ownDataContent = async (
  { db, now }: Pick<Work, 'db' | 'now'>,
  wording: Wording,
  payer: Row<'payers'>,
): Promise<PaperContent> => ownDataPaper(wording, payer, await rowsOf(db, payer), now);

const fact = ({ label }: Wording, key: PaperWord, value: string | null): Block => ({
  kind: 'fact',
  label: label(key),
  value: value || label('none'),
});

function accountBlocks(wording: Wording, payer: Row<'payers'>): Block[] {
  const country = (code: string): string => countryName(code, wording.language);
  return [
    { kind: 'heading', text: wording.label('payer') },
    fact(wording, 'senderNumber', payer.payerNumber),
    fact(wording, 'name', payer.fullName),
    fact(wording, 'phone', payer.phoneNumber && `+${payer.areaCode ?? ''} ${payer.phoneNumber}`),
    fact(wording, 'email', payer.email),
    fact(wording, 'market', country(payer.countryCode)),
    fact(wording, 'nationality', payer.nationality && country(payer.nationality)),
    fact(wording, 'since', wording.day(payer.createdAt)),
  ];
}

export function ownDataPaper(
  wording: Wording,
  payer: Row<'payers'>,
  rows: OwnRows,
  now: number,
): PaperContent {
  const { label, day } = wording;
  const lang = wording.language;
  const country = (code: string): string => countryName(code, lang);
  const said = (key: string): string => appText(key, lang) ?? '–';
  const list = (heading: string, lines: Block[]): Block[] => [
    { kind: 'heading', text: heading },
    ...(lines.length ? lines : [{ kind: 'note', text: label('none') } as const]),
  ];
  return {
    ...paperOf(wording, 'ownData', [
      ...accountBlocks(wording, payer),
      ...list(
        label('payees'),
        rows.payees.map((payee) => ({
          kind: 'row',
          text: payee.fullName,
          note: `${country(payee.country)} · ${said(`ways.${payee.accountType}`)}`,
        })),
      ),
      ...list(
        label('transfer'),
        rows.orders.map((order) => ({
          kind: 'row',
          text: `${day(order.createdAt)}  ${orderPayee.read(order.payeeInfo).name}`,
          sum: formatMoneyWithCode({ amount: order.totalAmount, currencyCode: order.sourceCurrency }),
          note: `${order.seqNo} · ${stateOf(wording, order, now)}`,
        })),
      ),
      ...list(
        label('topUps'),
        rows.topUps.map((order) => ({
          kind: 'row',
          text: `${day(order.createdAt)}  ${order.account}`,
          sum: formatMoneyWithCode({ amount: order.amount, currencyCode: order.currency }),
          note: order.seqNo,
        })),
      ),
      ...list(
        label('coupons'),
        rows.coupons.map((coupon) => ({
          kind: 'row',
          text: couponTitle(coupon, lang),
          note: `${day(coupon.createdAt)} · ${said(`coupon.tabs.${coupon.status}`)}`,
        })),
      ),
      ...list(
        label('devices'),
        rows.sessions.map(({ platform, createdAt }) => ({
          kind: 'row',
          text: said(`manage.devices.place.${platform}`),
          note: day(createdAt),
        })),
      ),
      ...list(label('messages'), rows.messages.length ? [fact(wording, 'messages', String(rows.messages.length))] : []),
      ...list(
        label('papers'),
        rows.papers.map(({ number, createdAt }) => ({ kind: 'row', text: number, note: day(createdAt) })),
      ),
      { kind: 'note', text: label('dataNote') },
    ]),
    attachment: { name: 'own-data.json', json: JSON.stringify(machineData(payer, rows), null, 2) },
  }; // prettier-ignore
}
