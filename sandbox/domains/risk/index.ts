import * as v from 'valibot';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { demandedTypes, type VerifyType } from '@/domain/evidence';
import { isFinished } from '@/domain/statuses/orderSets';
import { defineAction } from '../../console/actions';
import { insertMissing } from '../../db/insert';
import type { Names, Row } from '../../db/schema';
import { json } from '../../db/schema';
import { codes, notFound, refuse } from '../../dispatch/refusal';
import { outstandingStatuses } from '../evidence/holds';
import { demandBesides, demandForCompliance, dropCompliance, supplementRows } from '../evidence/supplements';
import { kycRefusals } from '../kyc/refusals';
import { payeeRefusals } from '../payee/refusals';
import type { CallContext, Domain } from '../../runtime';
import { complianceReasons, riskExamples } from '../../seed/services';
import { assertOwn } from '../account/centre';
import { lockedOrder, ownOrder } from '../order/find';
import { ownPayee } from '../payee/find';
import { said, textIn } from '../../texts';

/** When the call gives none. */
async function riskOf(context: CallContext, order: Row<'orders'> | null, kind: string): Promise<string> {
  if (!order) return '*';
  const demand = await context.db
    .selectFrom('orderSupplements')
    .select('riskType')
    .where('orderId', '=', order.id)
    .where('kind', '=', kind as VerifyType)
    .executeTakeFirst();
  return demand?.riskType ?? (order.remitType === 'LargeRemit' ? 'LARGE' : '*');
}

async function examples(
  context: CallContext,
  params: CallParams<'risk.examples'>,
): Promise<CallAnswer<'risk.examples'>> {
  const { db, runtime } = context;
  assertOwn(context, params.userId);
  if ((await context.payer()).countryCode !== params.countryCode) refuse(kycRefusals.countrySwitch);
  const order = params.seqNo === undefined ? null : await ownOrder(context, { seqNo: params.seqNo }, false);
  let relation = params.relationShip ?? order?.relation ?? '*';
  if (params.payeeId !== undefined) {
    const payee = (await ownPayee(context, params.payeeId)) ?? refuse(payeeRefusals.notFound);
    relation = params.relationShip ?? payee.relation ?? relation;
  }
  const risk = params.riskType ?? (await riskOf(context, order, params.verifyType));
  const target = params.targetCountry ?? order?.targetCountry ?? '*';
  const rows = await db
    .selectFrom('riskExamples')
    .selectAll()
    .where('verifyType', '=', params.verifyType)
    .where('riskType', 'in', ['*', risk])
    .where('relation', 'in', ['*', relation])
    .where('countryCode', 'in', ['*', params.countryCode])
    .where('targetCountry', 'in', ['*', target])
    .execute();
  /** The most important criterion first. */
  const fit = (row: Row<'riskExamples'>): string =>
    [row.relation, row.countryCode, row.targetCountry, row.riskType]
      .map((value) => (value === '*' ? '0' : '1'))
      .join('');
  const [best] = rows.sort((a, b) => fit(b).localeCompare(fit(a)));
  if (!best) refuse(notFound);
  const word = (names: Names) => textIn(names, context.lang);
  return {
    topTitle: word(best.topTitle),
    topContent: word(best.topContent),
    riskExamplePicsList: best.pictures.map((picture) => ({
      title: word(picture.title),
      imgUrl: `${runtime.publicUrl}${picture.imgUrl}`,
      content: word(picture.content),
    })),
    bottomTitle: word(best.bottomTitle),
    bottomContent: word(best.bottomContent),
  };
}

async function complianceRejection(
  context: CallContext,
  { seqNo }: CallParams<'risk.complianceRejection'>,
): Promise<CallAnswer<'risk.complianceRejection'>> {
  const { db, lang } = context;
  const order = await ownOrder(context, { seqNo }, false);
  const row = await db
    .selectFrom('complianceRejections')
    .selectAll()
    .where('orderId', '=', order.id)
    .executeTakeFirst();
  const known = row
    ? await db
        .selectFrom('complianceReasons')
        .selectAll()
        .where('code', 'in', row.reasons)
        .orderBy('code')
        .execute()
    : [];
  const demands = await supplementRows(context, order.id);
  /** Ends once its proof is accepted. */
  const open = known.filter(
    ({ verifyType: kind }) => !demands.some((demand) => demand.kind === kind && demand.status === 'Passed'),
  );
  // A rejected proof is itself a reason.
  const unread = demands.filter(
    ({ kind, status }) => status === 'Rejected' && !open.some((reason) => reason.verifyType === kind),
  );
  const reasons = [
    ...open.map((reason) => ({
      code: reason.code,
      content: textIn(reason.names, lang),
      verifyType: reason.verifyType ?? undefined,
    })),
    ...unread.map(({ kind }) => ({
      code: 'PROOF_REJECTED',
      content: textIn(proofRejected, lang),
      verifyType: kind,
    })),
  ];
  if (reasons.length === 0) return { rejected: false, reasons, canSubmit: false };
  return {
    rejected: true,
    reasons,
    canSubmit:
      (row?.canSubmit ?? true) &&
      demands.some(({ status }) => outstandingStatuses.includes(status)) &&
      !isFinished(order.status),
    rejectedAt: row && open.length > 0 ? row.at : Math.max(...unread.map((demand) => demand.updatedAt)),
  };
}

const proofRejected = said('server.risk.proofRejected');

export const risk: Domain = {
  name: 'risk',
  handlers: {
    'risk.examples': examples,
    'risk.complianceRejection': complianceRejection,
  },
  consoleActions: [
    defineAction({
      name: 'risk.reject',
      title: 'Let compliance turn an order down, or take that back (no reasons)',
      params: v.object({
        seqNo: v.string(),
        reasons: v.array(v.string()),
        canSubmit: v.optional(v.boolean(), true),
      }),
      async run(work, { seqNo, reasons, canSubmit }) {
        const { db, now } = work;
        const order = await db.selectFrom('orders').selectAll().where('seqNo', '=', seqNo).executeTakeFirst();
        if (!order) refuse(notFound);
        await db.deleteFrom('complianceRejections').where('orderId', '=', order.id).execute();
        if (reasons.length === 0) return dropCompliance(work, order);
        const known = await db
          .selectFrom('complianceReasons')
          .selectAll()
          .where('code', 'in', reasons)
          .execute();
        if (known.length !== new Set(reasons).size)
          refuse(
            { code: codes.badParams, text: 'One of these reasons is not known.' },
            { fields: ['reasons'] },
          );
        await db
          .insertInto('complianceRejections')
          .values({ orderId: order.id, reasons: json(reasons), canSubmit, at: now })
          .execute();
        if (canSubmit)
          await demandForCompliance(
            work,
            order,
            known.flatMap((reason) => reason.verifyType ?? []),
          );
      },
    }),
    defineAction({
      name: 'risk.demand',
      title: 'Ask an order for proofs or surveys because of its risk',
      params: v.object({ seqNo: v.string(), kinds: v.array(v.picklist(demandedTypes)) }),
      async run(work, { seqNo, kinds }) {
        const order = await lockedOrder(work, seqNo);
        await demandBesides(work, order, kinds);
      },
    }),
  ],
  async referenceRows(tx) {
    await insertMissing(tx, 'riskExamples', riskExamples);
    await insertMissing(tx, 'complianceReasons', complianceReasons);
  },
};
