import * as v from 'valibot';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { defineAction } from '../../console/actions';
import { insertMissing } from '../../db/insert';
import type { Names, Row } from '../../db/schema';
import { json } from '../../db/schema';
import { reading } from '../../dispatch/handler';
import { codes, notFound, refuse, textIn } from '../../dispatch/refusal';
import { payeeRefusals } from '../payee/refusals';
import type { CallContext, Domain } from '../../runtime';
import { complianceReasons, riskExamples } from '../../seed/services';
import { assertOwn } from '../account/centre';
import { ownOrder } from '../order/find';
import { ownPayee } from '../payee/find';

/** Examples of the proof that is asked for: of this risk and relation where there are any, else of the kind. */
async function examples(
  context: CallContext,
  params: CallParams<'risk.examples'>,
): Promise<CallAnswer<'risk.examples'>> {
  const { db, origin } = context;
  assertOwn(context, params.userId);
  const order = params.seqNo === undefined ? null : await ownOrder(context, { seqNo: params.seqNo }, false);
  let relation = params.relationShip ?? order?.relation ?? '*';
  if (params.payeeId !== undefined) {
    const payee = (await ownPayee(context, params.payeeId)) ?? refuse(payeeRefusals.notFound);
    relation = params.relationShip ?? payee.relation ?? relation;
  }
  const rows = await db
    .selectFrom('risk_examples')
    .selectAll()
    .where('verify_type', '=', params.verifyType)
    .where('risk_type', 'in', ['*', params.riskType ?? '*'])
    .where('relation', 'in', ['*', relation])
    .execute();
  const weight = (row: Row<'risk_examples'>) =>
    (row.relation === '*' ? 0 : 2) + (row.risk_type === '*' ? 0 : 1);
  const [best] = rows.sort((a, b) => weight(b) - weight(a));
  if (!best) refuse(notFound('example'));
  const word = (names: Names) => textIn(names, context.lang);
  return {
    topTitle: word(best.top_title),
    topContent: word(best.top_content),
    riskExamplePicsList: best.pictures.map((picture) => ({
      title: word(picture.title),
      imgUrl: `${origin}${picture.imgUrl}`,
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
  if (!row) return { rejected: false, reasons: [], canSubmit: false };
  const known = await db
    .selectFrom('compliance_reasons')
    .selectAll()
    .where('code', 'in', row.reasons)
    .orderBy('code')
    .execute();
  type Reason = CallAnswer<'risk.complianceRejection'>['reasons'][number];
  return {
    rejected: true,
    reasons: known.map((reason) => ({
      code: reason.code,
      content: textIn(reason.names, lang),
      verifyType: (reason.verify_type as Reason['verifyType'] | null) ?? undefined,
    })),
    canSubmit: row.can_submit,
    rejectedAt: row.at,
  };
}

/** Proofs that are asked for, and what compliance turns down. */
export const risk: Domain = {
  name: 'risk',
  handlers: {
    'risk.examples': reading(examples),
    'risk.complianceRejection': reading(complianceRejection),
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
      async run({ db, now }, { seqNo, reasons, canSubmit }) {
        const order = await db
          .selectFrom('orders')
          .select('id')
          .where('seq_no', '=', seqNo)
          .executeTakeFirst();
        if (!order) refuse(notFound('transfer'));
        await db.deleteFrom('compliance_rejections').where('order_id', '=', order.id).execute();
        if (reasons.length === 0) return;
        const known = await db
          .selectFrom('compliance_reasons')
          .select('code')
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
      },
    }),
  ],
  async referenceRows(tx) {
    await insertMissing(tx, 'risk_examples', riskExamples);
    await insertMissing(tx, 'compliance_reasons', complianceReasons);
  },
};
