import type { CallAnswer, CallParams } from '@/contracts/calls';
import * as v from 'valibot';
import { payeeAuthStatus } from '@/contracts/entities/payee';
import { Decimal, roundText } from '@/core/decimal';
import { precisionOf } from '@/domain/countries/currencies';
import { marketRow } from '@/domain/markets/markets';
import { defineAction } from '../../console/actions';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import type { CallContext, Domain } from '../../runtime';
import { cardInfo } from '../bank/cardBins';
import { placeIn } from '../bank/names';
import { quickestPayment } from '../order/methods';
import { closestRow } from '../rates/closestRow';
import { feeFor, feesOf } from '../rates/quote';
import { addPayee, payeeLimitKey } from './add';
import { alipayAccountOf, alipayObstacle } from './alipay';
import { cashLocations, searchCash } from './cashAgents';
import { demoPayees } from './demo';
import { livePayee, ownPayee } from './find';
import { moreHandlers } from './more';
import { uploadCard } from './pictures';
import { fieldsOf, toListedPayee, toPayee } from './view';
import { refuse } from '../../dispatch/refusal';
import { payeeRefusals } from './refusals';
import { waysOf } from './rules';

const maintenanceKey = 'payeeMaintenance';

/** Per transfer, in the target currency. */
const maxAmounts: Readonly<Record<string, string>> = {
  'CHN:alipay': '50000',
  'PHL:eWallet': '100000',
  'PHL:cash': '100000',
};

async function methods(
  context: CallContext,
  params: CallParams<'payee.methods'>,
): Promise<CallAnswer<'payee.methods'>> {
  const { db } = context;
  const target = await db
    .selectFrom('countries')
    .select('targetStatus')
    .where('code', '=', params.target)
    .executeTakeFirst();
  if (params.source === params.target || target?.targetStatus !== 'opened') return { list: [] };
  const setting = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', maintenanceKey)
    .executeTakeFirst();
  const down = new Set(Array.isArray(setting?.value) ? setting.value : []);
  const estimates = await db
    .selectFrom('arrivalEstimates')
    .selectAll()
    .where('sourceCountry', 'in', ['*', params.source])
    .execute();
  const currency = marketRow(params.source)?.currency;
  const fees = currency
    ? await feesOf(db, { sourceCountryCode: params.source, sourceCurrency: currency })
    : [];
  const amount = new Decimal(params.sourceAmount ?? 0);
  return {
    list: waysOf(params.target, params.remitType).map((accountType, index) => {
      const way = { target: params.target, accountType, remitType: params.remitType };
      const arrival = closestRow(estimates, way);
      const { fixed, share } = feeFor(fees, amount, way);
      return {
        accountType,
        arrivalMinutesFrom: arrival?.minMinutes ?? 60,
        arrivalMinutesTo: arrival?.maxMinutes ?? 2880,
        payMinutesTo: quickestPayment(params.source, amount),
        feeAmount: currency && roundText(amount.times(share).plus(fixed), precisionOf(currency)),
        maxAmount: maxAmounts[`${params.target}:${accountType}`],
        recommended: index === 0,
        maintenance: down.has(`${params.target}:${accountType}`),
      };
    }),
  };
}

async function list(
  { db, payerId, lang }: CallContext,
  params: CallParams<'payee.list'>,
): Promise<CallAnswer<'payee.list'>> {
  const rows = await db
    .selectFrom('payees')
    .selectAll()
    .where('payerId', '=', payerId)
    .where('deletedAt', 'is', null)
    // These have a separate list.
    .where('status', '!=', 'SCHOOL')
    .$if(params.country !== undefined, (query) => query.where('country', '=', params.country as string))
    .orderBy('lastUsedAt', (order) => order.desc().nullsLast())
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  const keyword = params.keyword?.trim().toLowerCase() ?? '';
  const holds = (row: Row<'payees'>): boolean => {
    const payee = toPayee(row, lang);
    // In the reader's language and the bank's.
    return [fieldsOf(row).label, payee.name, payee.localName, payee.payeeLabel, payee.phoneNumber].some(
      (text) => text?.toLowerCase().includes(keyword),
    );
  };
  return { list: (keyword ? rows.filter(holds) : rows).map((row) => toListedPayee(row, lang)) };
}

async function info(
  context: CallContext,
  params: CallParams<'payee.info'>,
): Promise<CallAnswer<'payee.info'>> {
  return { payee: toPayee(await livePayee(context, params.payeeId), context.lang) };
}

/** The row stays for its orders. Idempotent. */
async function remove(
  context: CallContext,
  params: CallParams<'payee.delete'>,
): Promise<CallAnswer<'payee.delete'>> {
  const row = (await ownPayee(context, params.payeeId)) ?? refuse(payeeRefusals.notFound);
  if (row.deletedAt === null)
    await context.db
      .updateTable('payees')
      .set({ deletedAt: context.now, updatedAt: context.now })
      .where('id', '=', row.id)
      .execute();
  return { done: true };
}

function validateAlipay(
  _context: CallContext,
  params: CallParams<'payee.validateAlipay'>,
): CallAnswer<'payee.validateAlipay'> {
  const account = alipayAccountOf(params.alipayAccount);
  if (!account) return { valid: false };
  const obstacle = alipayObstacle(account);
  return obstacle ? refuse(obstacle) : { valid: true };
}

export const payee: Domain = {
  name: 'payee',
  handlers: {
    'payee.methods': methods,
    'payee.add': addPayee,
    'payee.list': list,
    'payee.info': info,
    'payee.delete': remove,
    'payee.validateAlipay': validateAlipay,
    'payee.cashLocations': (context: CallContext, params: CallParams<'payee.cashLocations'>) => ({
      list: cashLocations(params, context.lang),
    }),
    'payee.cardBin': (context: CallContext, params: CallParams<'payee.cardBin'>) => {
      const { bankName, ...card } = cardInfo(params.cardNumber);
      return bankName ? { ...card, bankName: placeIn(bankName, context.lang) } : card;
    },
    'payee.cardUpload': uploadCard,
    'payee.searchCash': (context: CallContext, params: CallParams<'payee.searchCash'>) => ({
      list: searchCash(params, context.lang),
    }),
    ...moreHandlers,
  },
  consoleActions: [
    defineAction({
      name: 'payee.maintenance',
      title: 'Methods under maintenance, such as ["CHN:alipay"]',
      params: v.object({ methods: v.array(v.string()) }),
      async run({ db }, { methods: down }) {
        const value = json(down);
        await db
          .insertInto('settings')
          .values({ key: maintenanceKey, value })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
          .execute();
      },
    }),
    defineAction({
      name: 'payee.authStatus',
      title: "What a payee's certification has come to",
      params: v.object({ payeeId: v.string(), status: payeeAuthStatus }),
      async run({ db, now }, { payeeId, status }) {
        await db
          .updateTable('payees')
          .set({ authStatus: status, updatedAt: now })
          .where('id', '=', payeeId)
          .execute();
      },
    }),
    defineAction({
      name: 'payee.limit',
      title: 'How many payees an account can keep (50 by default)',
      params: v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
      async run({ db }, { count }) {
        const value = json(count);
        await db
          .insertInto('settings')
          .values({ key: payeeLimitKey, value })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
          .execute();
      },
    }),
  ],
  demoRows: demoPayees,
};
