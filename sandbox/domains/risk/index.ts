import * as v from 'valibot';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { demandedTypes } from '@/domain/evidence';
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
import { ownOrder } from '../order/find';
import { ownPayee } from '../payee/find';
import { said, textIn } from '../../texts';

/** When the call gives none. */
async function riskOf(context: CallContext, order: Row<'orders'> | null, kind: string): Promise<string> {
  if (!order) return '*';
  const demand = await context.db
    .selectFrom('order_supplements')
    .select('risk_type')
    .where('order_id', '=', order.id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return demand?.risk_type ?? (order.remit_type === 'LargeRemit' ? 'LARGE' : '*');
}

async function examples(
  context: CallContext,
  params: CallParams<'risk.examples'>,
): Promise<CallAnswer<'risk.examples'>> {
  const { db, runtime } = context;
  assertOwn(context, params.userId);
  if ((await context.payer()).country_code !== params.countryCode) refuse(kycRefusals.countrySwitch);
  const order = params.seqNo === undefined ? null : await ownOrder(context, { seqNo: params.seqNo }, false);
  let relation = params.relationShip ?? order?.relation ?? '*';
  if (params.payeeId !== undefined) {
    const payee = (await ownPayee(context, params.payeeId)) ?? refuse(payeeRefusals.notFound);
    relation = params.relationShip ?? payee.relation ?? relation;
  }
  const risk = params.riskType ?? (await riskOf(context, order, params.verifyType));
  const target = params.targetCountry ?? order?.target_country ?? '*';
  const rows = await db
    .selectFrom('risk_examples')
    .selectAll()
    .where('verify_type', '=', params.verifyType)
    .where('risk_type', 'in', ['*', risk])
    .where('relation', 'in', ['*', relation])
    .where('country_code', 'in', ['*', params.countryCode])
    .where('target_country', 'in', ['*', target])
    .execute();
  /** The most important criterion first. */
  const fit = (row: Row<'risk_examples'>): string =>
    [row.relation, row.country_code, row.target_country, row.risk_type]
      .map((value) => (value === '*' ? '0' : '1'))
      .join('');
  const [best] = rows.sort((a, b) => fit(b).localeCompare(fit(a)));
  if (!best) refuse(notFound);
  const word = (names: Names) => textIn(names, context.lang);
  return {
    topTitle: word(best.top_title),
    topContent: word(best.top_content),
    riskExamplePicsList: best.pictures.map((picture) => ({
      title: word(picture.title),
      imgUrl: `${runtime.publicUrl}${picture.imgUrl}`,
      content: word(picture.content),
    })),
    bottomTitle: word(best.bottom_title),
    bottomContent: word(best.bottom_content),
  };
}

async function complianceRejection(
  context: CallContext,
  { seqNo }: CallParams<'risk.complianceRejection'>,
): Promise<CallAnswer<'risk.complianceRejection'>> {
  const { db, lang } = context;
  const order = await ownOrder(context, { seqNo }, false);
  const row = await db
    .selectFrom('compliance_rejections')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  const known = row
    ? await db
        .selectFrom('compliance_reasons')
        .selectAll()
        .where('code', 'in', row.reasons)
        .orderBy('code')
        .execute()
    : [];
  const demands = await supplementRows(context, order.id);
  /** Ends once its proof is accepted. */
  const open = known.filter(
    ({ verify_type: kind }) => !demands.some((demand) => demand.kind === kind && demand.status === 'Passed'),
  );
  // A rejected proof is itself a reason.
  const unread = demands.filter(
    ({ kind, status }) => status === 'Rejected' && !open.some((reason) => reason.verify_type === kind),
  );
  type Reason = CallAnswer<'risk.complianceRejection'>['reasons'][number];
  const reasons = [
    ...open.map((reason) => ({
      code: reason.code,
      content: textIn(reason.names, lang),
      verifyType: (reason.verify_type as Reason['verifyType'] | null) ?? undefined,
    })),
    ...unread.map(({ kind }) => ({
      code: 'PROOF_REJECTED',
      content: textIn(proofRejected, lang),
      verifyType: kind as Reason['verifyType'],
    })),
  ];
  if (reasons.length === 0) return { rejected: false, reasons, canSubmit: false };
  return {
    rejected: true,
    reasons,
    canSubmit:
      (row?.can_submit ?? true) &&
      demands.some(({ status }) => outstandingStatuses.includes(status)) &&
      !isFinished(order.status),
    rejectedAt: row && open.length > 0 ? row.at : Math.max(...unread.map((demand) => demand.updated_at)),
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
        const order = await db
          .selectFrom('orders')
          .selectAll()
          .where('seq_no', '=', seqNo)
          .executeTakeFirst();
        if (!order) refuse(notFound);
        await db.deleteFrom('compliance_rejections').where('order_id', '=', order.id).execute();
        if (reasons.length === 0) return dropCompliance(work, order.id);
        const known = await db
          .selectFrom('compliance_reasons')
          .selectAll()
          .where('code', 'in', reasons)
          .execute();
        if (known.length !== new Set(reasons).size)
          refuse(
            { code: codes.badParams, text: 'One of these reasons is not known.' },
            { fields: ['reasons'] },
          );
        await db
          .insertInto('compliance_rejections')
          .values({ order_id: order.id, reasons: json(reasons), can_submit: canSubmit, at: now })
          .execute();
        if (canSubmit)
          await demandForCompliance(
            work,
            order,
            known.flatMap((reason) => reason.verify_type ?? []),
          );
      },
    }),
    defineAction({
      name: 'risk.demand',
      title: 'Ask an order for proofs or surveys because of its risk',
      params: v.object({ seqNo: v.string(), kinds: v.array(v.picklist(demandedTypes)) }),
      async run(work, { seqNo, kinds }) {
        const order = await work.db
          .selectFrom('orders')
          .selectAll()
          .where('seq_no', '=', seqNo)
          .forUpdate()
          .executeTakeFirst();
        if (!order) refuse(notFound);
        await demandBesides(work, order, kinds);
      },
    }),
  ],
  async referenceRows(tx) {
    await insertMissing(tx, 'risk_examples', riskExamples);
    await insertMissing(tx, 'compliance_reasons', complianceReasons);
  },
};
