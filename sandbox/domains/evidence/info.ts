import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { EvidenceItem } from '@/contracts/entities/evidence';
import type { VerifyType } from '@/domain/evidence';
import { evidenceRow, verifyTypes } from '@/domain/evidence';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { riskYears } from '../kyc/extras';
import { orderOf } from '../order/reading/answer';
import { extraOf } from '../order/extra';
import { ownOrder } from '../order/find';
import { isHeldFor, isOver, outstandingStatuses } from './holds';
import { declaredIn, listedRoles, outstanding, refreshHold, supplementRows } from './supplements';
import { badFields, refuse } from '../../dispatch/refusal';
import { evidenceRefusals } from './refusals';

const dayMs = 86_400_000;

interface Asked {
  market: string;
  yearsTold: boolean;
  now: number;
  over: boolean;
  /** Of the signature for large transfers. */
  unsigned: boolean;
}

function itemOf(
  { market, yearsTold, now, over, unsigned }: Asked,
  type: VerifyType,
  proof: Row<'evidence'> | undefined,
  demand?: Row<'orderSupplements'>,
): EvidenceItem {
  const row = evidenceRow(type);
  const status = demand?.status ?? proof?.status ?? 'WaitUpload';
  const countsUntil =
    status === 'Passed' && proof && row.subject !== 'order'
      ? proof.submittedAt + row.days * dayMs
      : undefined;
  // A proof for an order stays; others expire.
  const expired =
    (over && outstandingStatuses.includes(status)) ||
    (demand === undefined && countsUntil !== undefined && countsUntil <= now);
  return {
    evidenceId: proof?.id,
    verifyType: type,
    required: demand !== undefined,
    status: expired ? 'Expired' : status,
    fileTypes: [...row.fileTypes],
    fileType: proof?.fileType ?? demand?.fileType ?? undefined,
    riskType: demand?.riskType ?? undefined,
    rejectReason: proof?.rejectReason ?? (type === 'largeMaterial' && unsigned ? 'notSigned' : undefined),
    declarations: proof && declaredIn(proof),
    // Public registers have no picture.
    images: (proof?.files ?? [])
      .filter((file) => file.key !== '')
      .map((file) => ({ ossFileKey: file.key, fileName: file.name })),
    needQuestionnaire: !yearsTold && (row.questionnaireIn?.includes(market) ?? false),
    needScreening: demand?.riskType === 'dowJones' && demand.screenedAt === null && status === 'WaitUpload',
    postponedUntil: demand?.postponedUntilAt ?? undefined,
    submittedAt: proof?.submittedAt,
    reviewedAt: proof?.reviewedAt ?? undefined,
    countsUntil,
  };
}

/** Without an order the payer's newest. */
export async function proofInfo(
  context: CallContext,
  params: CallParams<'evidence.info'>,
): Promise<CallAnswer<'evidence.info'>> {
  const { countryCode: market, largeMaterialStatus } = await context.payer();
  if (params.countryCode !== market) refuse(badFields, { fields: ['countryCode'] });
  const { workYear, incomeYear } = await riskYears(context, context.payerId);
  const asked: Asked = {
    market,
    yearsTold: workYear !== undefined && incomeYear !== undefined,
    now: context.now,
    over: false,
    unsigned: largeMaterialStatus === 'Fail',
  };
  const only = (type: string) => params.verifyType === undefined || params.verifyType === type;
  if (params.seqNo !== undefined) {
    const order = await ownOrder(context, { seqNo: params.seqNo }, false);
    const demands = (await supplementRows(context, order.id)).filter((row) => only(row.kind));
    const ids = demands.flatMap((row) => (row.evidenceId ? [row.evidenceId] : []));
    const proofs = ids.length
      ? await context.db.selectFrom('evidence').selectAll().where('id', 'in', ids).execute()
      : [];
    const list = demands.map((demand) =>
      itemOf(
        { ...asked, over: isOver(order.status) },
        demand.kind,
        proofs.find((proof) => proof.id === demand.evidenceId),
        demand,
      ),
    );
    return {
      list,
      outstanding: list.filter((item) => outstandingStatuses.includes(item.status)).length,
      until: isHeldFor(order) ? (order.nextStepAt ?? undefined) : undefined,
      confirmedAt: extraOf(order).studyConfirmedAt,
    };
  }
  const proofs = await context.db
    .selectFrom('evidence')
    .selectAll()
    .where('payerId', '=', context.payerId)
    .where('orderId', 'is', null)
    .$if(params.payeeId !== undefined, (query) => query.where('payeeId', '=', params.payeeId as string))
    .orderBy('submittedAt', 'desc')
    .execute();
  const list = verifyTypes
    .filter((type) => only(type) && evidenceRow(type).subject !== 'order')
    .filter((type) => params.payeeId === undefined || evidenceRow(type).subject === 'payee')
    .map((type) =>
      itemOf(
        asked,
        type,
        proofs.find((proof) => proof.verifyType === type),
      ),
    )
    .filter((item) => item.evidenceId !== undefined || params.verifyType !== undefined);
  return { list, outstanding: list.filter((item) => item.status === 'Rejected').length };
}

/** Later lasts a day, and never past the payment. */
export async function changeSupplement(
  context: CallContext,
  params: CallParams<'evidence.supplementChange'>,
): Promise<CallAnswer<'evidence.supplementChange'>> {
  const order = await ownOrder(context, params);
  const demand = (await supplementRows(context, order.id)).find((row) => row.kind === params.kind);
  if (!demand) return refuse(evidenceRefusals.notDemanded);
  if (demand.status === 'Passed') refuse(evidenceRefusals.alreadyPassed);
  if (demand.status === 'UnderReview') refuse(evidenceRefusals.underReview);
  const { fileTypes } = evidenceRow(params.kind);
  if (params.fileType !== undefined && !fileTypes.includes(params.fileType))
    refuse(evidenceRefusals.fileTypeUnknown, { fileTypes: [...fileTypes] });
  const postponedUntil = params.choice === 'later' ? context.now + dayMs : null;
  await context.db
    .updateTable('orderSupplements')
    .set({
      postponedUntilAt: postponedUntil,
      ...(params.fileType !== undefined ? { fileType: params.fileType } : {}),
      updatedAt: context.now,
    })
    .where('orderId', '=', order.id)
    .where('kind', '=', params.kind)
    .execute();
  return {
    supplements: await outstanding(context, order.id),
    postponedUntil: postponedUntil ?? undefined,
    order: await orderOf(context, order, context.lang),
  };
}

/** Another birth date or nationality clears a name. */
export async function syncDowJones(
  context: CallContext,
  params: CallParams<'evidence.syncDowJones'>,
): Promise<CallAnswer<'evidence.syncDowJones'>> {
  const order = await ownOrder(context, params);
  const kind = params.role === 'payer' ? 'payerEdd' : 'payeeEdd';
  const demand = (await supplementRows(context, order.id)).find((row) => row.kind === kind);
  if (demand?.riskType !== 'dowJones' || !(await listedRoles(context, order)).includes(params.role))
    return refuse(evidenceRefusals.notDemanded);
  await context.db
    .updateTable('orderSupplements')
    .set({ screenedAt: context.now })
    .where('orderId', '=', order.id)
    .where('kind', '=', kind)
    .execute();
  if (demand.status === 'WaitUpload') {
    const same = await context.db
      .selectFrom('watchList')
      .select('name')
      .where('birthDate', '=', params.birthDate)
      .where('nationality', '=', params.nationality)
      .executeTakeFirst();
    if (!same) {
      await context.db
        .updateTable('orderSupplements')
        .set({ status: 'Passed', updatedAt: context.now })
        .where('orderId', '=', order.id)
        .where('kind', '=', kind)
        .execute();
      await refreshHold(context, order.id);
      return { cleared: true, supplements: await outstanding(context, order.id) };
    }
  }
  return { cleared: demand.status === 'Passed', supplements: await outstanding(context, order.id) };
}
