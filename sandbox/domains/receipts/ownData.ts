import { formatMoneyWithCode } from '@/domain/currencies';
import type { Db, Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { appText, countryName } from '../../texts/appTexts';
import { couponTitle } from '../coupon/title';
import { orderPayee } from '../order/parties';
import { paperOf, stateOf, type Wording } from './content';
import type { Block, PaperContent } from './pdf';
import type { PaperWord } from './words';

/** Without secrets and data that would reveal our checks. */
async function rowsOf(db: Db, payer: Row<'payers'>) {
  const id = payer.id;
  const [payees, orders, topUps, members, coupons, messages, sessions, papers] = [
    await db.selectFrom('payees').selectAll().where('payer_id', '=', id).where('deleted_at', 'is', null).orderBy('created_at').execute(),
    await db.selectFrom('orders').selectAll().where('payer_id', '=', id).orderBy('created_at').execute(),
    await db.selectFrom('recharge_orders').selectAll().where('payer_id', '=', id).orderBy('created_at').execute(),
    await db.selectFrom('recharge_members').selectAll().where('payer_id', '=', id).orderBy('created_at').execute(),
    await db.selectFrom('coupons').selectAll().where('payer_id', '=', id).orderBy('created_at').execute(),
    await db.selectFrom('messages').selectAll().where('payer_id', '=', id).orderBy('created_at').execute(),
    await db.selectFrom('sessions').innerJoin('logins', 'logins.id', 'sessions.login_id').select(['platform', 'channel', 'sessions.created_at']).where('sessions.payer_id', '=', id).where('revoked_at', 'is', null).where('ended_at', 'is', null).orderBy('sessions.created_at').execute(),
    await db.selectFrom('papers').select(['number', 'kind', 'created_at']).where('payer_id', '=', id).where('kind', '!=', 'ownData').orderBy('created_at').execute(),
  ]; // prettier-ignore
  return { payees, orders, topUps, members, coupons, messages, sessions, papers };
}
export type OwnRows = Awaited<ReturnType<typeof rowsOf>>;

const iso = (at: number): string => new Date(at).toISOString();

/** Field names as in the calls. */
const machineData = (payer: Row<'payers'>, rows: OwnRows) => ({
  account: {
    number: payer.payer_number,
    market: payer.country_code,
    fullName: payer.full_name,
    firstName: payer.first_name,
    lastName: payer.last_name,
    nationality: payer.nationality,
    areaCode: payer.area_code,
    phoneNumber: payer.phone_number,
    email: payer.email,
    language: payer.language,
    kycStatus: payer.kyc_status,
    createTime: iso(payer.created_at),
  },
  payees: rows.payees.map((payee) => ({
    name: payee.full_name,
    country: payee.country,
    accountType: payee.account_type,
    relation: payee.relation,
    fields: payee.fields,
    createTime: iso(payee.created_at),
  })),
  orders: rows.orders.map((order) => ({
    seqNo: order.seq_no,
    status: order.status,
    payee: orderPayee.read(order.payee_info),
    sourceAmount: { amount: order.source_amount, currencyCode: order.source_currency },
    feeAmount: { amount: order.fee_amount, currencyCode: order.fee_currency },
    totalAmount: { amount: order.total_amount, currencyCode: order.source_currency },
    targetAmount: { amount: order.target_amount, currencyCode: order.target_currency },
    rate: order.rate,
    createTime: iso(order.created_at),
  })),
  recharges: rows.topUps.map((order) => ({
    seqNo: order.seq_no,
    areaCode: order.area_code || null,
    account: order.account,
    amount: { amount: order.amount, currencyCode: order.currency },
    status: order.status,
    createTime: iso(order.created_at),
  })),
  rechargeMembers: rows.members.map(({ name, area_code, account, created_at }) => ({
    name,
    areaCode: area_code || null,
    account,
    createTime: iso(created_at),
  })),
  coupons: rows.coupons.map(({ name, amount, currency, status }) => ({ name, amount, currency, status })),
  messages: rows.messages.map(({ title_key, read_at, created_at }) => ({
    kind: title_key,
    read: read_at !== null,
    createTime: iso(created_at),
  })),
  sessions: rows.sessions.map(({ platform, channel, created_at }) => ({
    platform,
    channel,
    since: iso(created_at),
  })),
  papers: rows.papers.map(({ number, kind, created_at }) => ({ number, kind, issuedAt: iso(created_at) })),
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
    fact(wording, 'senderNumber', payer.payer_number),
    fact(wording, 'name', payer.full_name),
    fact(wording, 'phone', payer.phone_number && `+${payer.area_code ?? ''} ${payer.phone_number}`),
    fact(wording, 'email', payer.email),
    fact(wording, 'market', country(payer.country_code)),
    fact(wording, 'nationality', payer.nationality && country(payer.nationality)),
    fact(wording, 'since', wording.day(payer.created_at)),
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
          text: payee.full_name,
          note: `${country(payee.country)} · ${said(`ways.${payee.account_type}`)}`,
        })),
      ),
      ...list(
        label('transfer'),
        rows.orders.map((order) => ({
          kind: 'row',
          text: `${day(order.created_at)}  ${orderPayee.read(order.payee_info).name}`,
          sum: formatMoneyWithCode({ amount: order.total_amount, currencyCode: order.source_currency }),
          note: `${order.seq_no} · ${stateOf(wording, order, now)}`,
        })),
      ),
      ...list(
        label('topUps'),
        rows.topUps.map((order) => ({
          kind: 'row',
          text: `${day(order.created_at)}  ${order.account}`,
          sum: formatMoneyWithCode({ amount: order.amount, currencyCode: order.currency }),
          note: order.seq_no,
        })),
      ),
      ...list(
        label('coupons'),
        rows.coupons.map((coupon) => ({
          kind: 'row',
          text: couponTitle(coupon, lang),
          note: `${day(coupon.created_at)} · ${said(`coupon.tabs.${coupon.status}`)}`,
        })),
      ),
      ...list(
        label('devices'),
        rows.sessions.map(({ platform, created_at }) => ({
          kind: 'row',
          text: said(`account.manage.devices.place.${platform}`),
          note: day(created_at),
        })),
      ),
      ...list(label('messages'), rows.messages.length ? [fact(wording, 'messages', String(rows.messages.length))] : []),
      ...list(
        label('papers'),
        rows.papers.map(({ number, created_at }) => ({ kind: 'row', text: number, note: day(created_at) })),
      ),
      { kind: 'note', text: label('dataNote') },
    ]),
    attachment: { name: 'own-data.json', json: JSON.stringify(machineData(payer, rows), null, 2) },
  }; // prettier-ignore
}
