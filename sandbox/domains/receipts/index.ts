import type { CallAnswer, CallParams } from '@/contracts/calls';
import { showsTaxReceipt } from '@/domain/markets/markets';
import { delivered } from '@/domain/statuses/orderSets';
import { orderStory } from '@/domain/statuses/orderStory';
import type { Row } from '../../db/schema';
import { newestPage } from '../../dispatch/cursor';
import { notFound, refuse } from '../../dispatch/refusal';
import { storedBytes } from '../../objects/objectStore';
import type { CallContext, Domain } from '../../runtime';
import { summaryOf } from '../order/reading/answer';
import { orderPayee } from '../order/placing/parties';
import { ownOrder } from '../order/find';
import { arrivedAt, bankCardContent, orderContent, sumOf, wordingOf, yearContent } from './content';
import { ownDataContent } from './ownData';
import { issue, keptColumns, paperObject, paperView, withLink } from './papers';
import { receiptRefusals } from './refusals';

const arrivedOf = ({ db, payerId }: CallContext) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('payerId', '=', payerId)
    .where('status', 'in', [...delivered]);

/** China to Japan has no tax proof. */
async function taxed(context: CallContext): Promise<Row<'orders'>[]> {
  const rows = await arrivedOf(context).execute();
  return rows
    .filter((order) => showsTaxReceipt(order.countryCode, order.targetCountry))
    .sort((a, b) => arrivedAt(a) - arrivedAt(b));
}

const hasTaxProof = ({ countryCode, targetCountry }: Row<'payers'>): boolean =>
  showsTaxReceipt(countryCode, targetCountry ?? undefined);

async function choices(context: CallContext): Promise<CallAnswer<'receipt.choices'>> {
  const payer = await context.payer();
  if (!hasTaxProof(payer)) return { taxProof: false, years: [] };
  const { day } = wordingOf(payer);
  const byYear = new Map<number, Row<'orders'>[]>();
  for (const order of await taxed(context)) {
    const year = Number(day(arrivedAt(order)).slice(0, 4));
    byYear.set(year, [...(byYear.get(year) ?? []), order]);
  }
  return {
    taxProof: true,
    years: [...byYear]
      .map(([year, orders]) => ({ year, transfers: orders.length, total: sumOf(orders) }))
      .sort((a, b) => b.year - a.year),
  };
}

async function transfers(
  context: CallContext,
  params: CallParams<'receipt.transfers'>,
): Promise<CallAnswer<'receipt.transfers'>> {
  const { total } = await arrivedOf(context)
    .clearSelect()
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const { shown, next } = await newestPage(arrivedOf(context), params);
  return {
    rows: shown.map((order) => ({
      seqNo: order.seqNo,
      payeeName: orderPayee.read(order.payeeInfo).name,
      targetCountry: order.targetCountry,
      totalAmount: { amount: order.totalAmount, currencyCode: order.sourceCurrency },
      arrivedAt: arrivedAt(order),
    })),
    total: Number(total),
    next,
  };
}

async function kcbAccount(context: CallContext) {
  const payer = await context.payer();
  if (payer.countryCode !== 'CHN' || payer.kycStatus !== 'Pass' || payer.bankChannel !== 'Kcb') return null;
  const account = await context.db
    .selectFrom('cnAccounts')
    .selectAll()
    .where('payerId', '=', payer.id)
    .where('bankChannel', '=', 'Kcb')
    .executeTakeFirst();
  return account ? { ...account, payer, openedAt: account.confirmedAt ?? account.chosenAt } : null;
}

async function bankCard(context: CallContext): Promise<CallAnswer<'receipt.bankCard'>> {
  const account = await kcbAccount(context);
  if (!account) return {};
  return {
    card: {
      holder: account.payer.fullName ?? account.payer.payerNumber,
      lastFour: account.accountNumber.slice(-4),
      openedAt: account.openedAt,
    },
  };
}

async function issuePaper(
  context: CallContext,
  params: CallParams<'receipt.issue'>,
): Promise<CallAnswer<'receipt.issue'>> {
  const payer = await context.payer();
  const wording = wordingOf(payer);
  switch (params.kind) {
    case 'order': {
      const { kind, seqNo = '' } = params;
      const order = await ownOrder(context, { seqNo }, false);
      if (orderStory(summaryOf(order, context.now)).lead !== 'delivered') refuse(receiptRefusals.notArrived);
      return issue(context, wording, orderContent(wording, order, context.now), { kind, seqNo });
    }
    case 'year': {
      if (!hasTaxProof(payer)) refuse(receiptRefusals.noTaxProof);
      const { kind, year } = params;
      if (year === undefined) return refuse(receiptRefusals.yearEmpty);
      const orders = (await taxed(context)).filter((order) =>
        wording.day(arrivedAt(order)).startsWith(`${year}-`),
      );
      if (orders.length === 0) refuse(receiptRefusals.yearEmpty);
      return issue(context, wording, yearContent(wording, payer, year, orders), { kind, year });
    }
    case 'bankCard': {
      const account = await kcbAccount(context);
      if (!account) return refuse(receiptRefusals.noBankCard);
      return issue(context, wording, bankCardContent(wording, payer, account), { kind: params.kind });
    }
    case 'ownData':
      return issue(context, wording, await ownDataContent(context, wording, payer), { kind: params.kind });
  }
}

const mine = ({ db, payerId }: CallContext) =>
  db.selectFrom('papers').select(keptColumns).where('payerId', '=', payerId);

async function list(
  context: CallContext,
  params: CallParams<'receipt.list'>,
): Promise<CallAnswer<'receipt.list'>> {
  const { total } = await context.db
    .selectFrom('papers')
    .select((select) => select.fn.countAll<string>().as('total'))
    .where('payerId', '=', context.payerId)
    .executeTakeFirstOrThrow();
  const { shown, next } = await newestPage(mine(context), params);
  return {
    rows: shown.map(paperView),
    total: Number(total),
    next,
  };
}

export const receipts: Domain = {
  name: 'receipts',
  handlers: {
    'receipt.choices': choices,
    'receipt.transfers': transfers,
    'receipt.bankCard': bankCard,
    'receipt.list': list,
    'receipt.issue': issuePaper,
    'receipt.open': async (context, { paperId }) => {
      const row = await mine(context).where('id', '=', paperId).executeTakeFirst();
      return withLink(context, row ?? refuse(notFound));
    },
  },
  pages(app, runtime) {
    // Downloads send no headers: the token (192 random bits, an hour) is the permission.
    app.get<{ Params: { token: string; name: string } }>('/paper/:token/:name', async (request, reply) => {
      const paper = await runtime.db
        .selectFrom('papers')
        .innerJoin('logins', 'logins.id', 'papers.loginId')
        .select(['papers.id', 'bytes', 'fileName'])
        .where('endedAt', 'is', null)
        .where('token', '=', request.params.token)
        .where('fileName', '=', request.params.name)
        .where('linkUntilAt', '>', runtime.clock.now())
        .executeTakeFirst();
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      if (!paper)
        return reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .send('This link no longer works. Open the paper in the app again.\n');
      return reply
        .header('content-disposition', `inline; filename="${paper.fileName}"`)
        .type('application/pdf')
        .send(await storedBytes(runtime.objects, paperObject(paper.id), paper.bytes));
    });
  },
};
