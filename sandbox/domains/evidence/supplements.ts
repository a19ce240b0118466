import type { Supplement } from '@/contracts/entities/supplement';
import { type DemandedType, evidenceRow, SUPPLEMENT_DAYS, type VerifyType } from '@/domain/evidence';
import { type PayeeDeclaration, payeeDeclarations, safeWaitMs } from '@/domain/largeRemit';
import { Decimal } from '@/core/decimal';
import { isHeldBack } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import type { Work } from '../../runtime';
import { sentSince } from '../order/limits/sent';
import { orderPayee, orderPayer } from '../order/placing/parties';
import { tellOrder } from '../order/reading/tell';
import { isHeldFor, isOver, type OrderHold, outstandingStatuses } from './holds';

const dayMs = 86_400_000;
export const yearMs = 365 * dayMs;

const fits = (pattern: string, value: string | null): boolean => pattern === '*' || pattern === value;

/** The stricter one counts. */
const relationsOf = (order: Row<'orders'>): string[] => {
  const { relationshipToReceiver } = order.payeeInfo as { relationshipToReceiver?: string };
  return [order.relation ?? '', ...(relationshipToReceiver ? [relationshipToReceiver] : [])];
};

async function demands(work: Work, rule: Row<'supplementRules'>, order: Row<'orders'>): Promise<boolean> {
  if (
    !fits(rule.sourceCountry, order.countryCode) ||
    !fits(rule.targetCountry, order.targetCountry) ||
    !fits(rule.remitType, order.remitType) ||
    !fits(rule.accountType, order.receiptMethod) ||
    relationsOf(order).every((relation) => rule.relationsFree.includes(relation))
  )
    return false;
  if (rule.threshold === null) return true;
  const { payeeId, payeeAccount } = order;
  const sent =
    rule.basis === 'order'
      ? new Decimal(order.sourceAmount)
      : await sentSince(work, order.payerId, order.sourceCurrency, work.now - yearMs, {
          ...(rule.basis === 'payee365' && payeeId
            ? { payee: { id: payeeId, accounts: work.runtime.atRest.hashesOf(payeeAccount ?? '') } }
            : {}),
        });
  return sent.gte(rule.threshold);
}

export function missingDeclarations(
  order: Pick<Row<'orders'>, 'remitType'>,
  kind: string,
  given: readonly PayeeDeclaration[] | undefined,
): PayeeDeclaration[] {
  if (order.remitType !== 'LargeRemit' || kind !== 'relationshipProof') return [];
  return payeeDeclarations.filter((name) => !given?.includes(name));
}

export const declaredIn = (proof: Pick<Row<'evidence'>, 'answers'>): PayeeDeclaration[] | undefined =>
  (proof.answers as { declarations?: PayeeDeclaration[] }).declarations;

async function coveringEvidence(
  work: Work,
  order: Row<'orders'>,
  kind: DemandedType,
): Promise<Row<'evidence'> | undefined> {
  const { subject, days } = evidenceRow(kind);
  if (subject === 'order' && order.payeeId === null) return undefined;
  const proofs = await work.db
    .selectFrom('evidence')
    .selectAll()
    .where('payerId', '=', order.payerId)
    .where('verifyType', '=', kind)
    .where('status', 'in', ['Passed', 'UnderReview'])
    .where('orderId', 'is', null)
    .where('submittedAt', '>', work.now - days * dayMs)
    .$if(subject !== 'payer', (query) => query.where('payeeId', '=', order.payeeId ?? ''))
    .orderBy('submittedAt', 'desc')
    .execute();
  return proofs.find((proof) => missingDeclarations(order, kind, declaredIn(proof)).length === 0);
}

const screened = (name: string | null | undefined): string =>
  (name ?? '').normalize('NFKC').trim().toUpperCase();

export async function listedRoles(work: Work, order: Row<'orders'>): Promise<('payer' | 'payee')[]> {
  const payee = orderPayee.read(order.payeeInfo).name;
  const payer = orderPayer.read(order.payerInfo).fullName;
  const list = await work.db.selectFrom('watchList').select('name').execute();
  const listed = (full: string | undefined) => {
    const words = screened(full).split(/\s+/);
    return list.some(({ name }) => words.includes(screened(name)));
  };
  return [...(listed(payer) ? (['payer'] as const) : []), ...(listed(payee) ? (['payee'] as const) : [])];
}

/** Again when purpose or relation changes. */
export async function demandSupplements(work: Work, order: Row<'orders'>): Promise<void> {
  const rules = await work.db.selectFrom('supplementRules').selectAll().where('active', '=', true).execute();
  const wanted = new Map<DemandedType, string | null>();
  for (const rule of rules) {
    const { kind } = rule;
    if (!wanted.has(kind) && (await demands(work, rule, order))) wanted.set(kind, null);
  }
  for (const role of await listedRoles(work, order))
    wanted.set(role === 'payer' ? 'payerEdd' : 'payeeEdd', 'dowJones');
  const asked: DemandedType[] = [];
  for (const [kind, riskType] of wanted) {
    const covering = riskType ? undefined : await coveringEvidence(work, order, kind);
    if ((await writeDemand(work, order, kind, riskType, covering)) && !covering) asked.push(kind);
  }
  const dropped = await work.db
    .deleteFrom('orderSupplements')
    .where('orderId', '=', order.id)
    .where('status', '=', 'WaitUpload')
    .where((row) => row.or([row('riskType', 'is', null), row('riskType', 'not in', [COMPLIANCE, RISK])]))
    .$if(wanted.size > 0, (query) => query.where('kind', 'not in', [...wanted.keys()]))
    .returning('kind')
    .execute();
  if (wanted.size + dropped.length > 0) await refreshHold(work, order.id);
  if (asked.length > 0) await tellOf(work, order, asked);
}

/** Before payment the deadline is in days after it. */
export async function tellOf(
  work: Work,
  order: Pick<Row<'orders'>, 'id'>,
  kinds: readonly string[],
): Promise<void> {
  const now = await work.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  if (isOver(now.status)) return;
  const papers = kinds.join('|');
  if (isHeldFor(now))
    await tellOrder(work, now, {
      kind: 'PAPERS_DUE',
      params: { papers, until: String(now.nextStepAt ?? work.now) },
      at: now.updatedAt,
    });
  else await tellOrder(work, now, { kind: 'PAPERS', params: { papers, days: String(SUPPLEMENT_DAYS) } });
}

async function writeDemand(
  work: Work,
  order: Row<'orders'>,
  kind: VerifyType,
  riskType: string | null,
  covering?: Awaited<ReturnType<typeof coveringEvidence>>,
): Promise<boolean> {
  const written = await work.db
    .insertInto('orderSupplements')
    .values({
      orderId: order.id,
      kind,
      payeeId: order.payeeId,
      riskType,
      status: covering?.status ?? 'WaitUpload',
      evidenceId: covering?.id ?? null,
      fileType: covering?.fileType ?? null,
      createdAt: work.now,
      updatedAt: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return written !== undefined;
}

export async function demandBesides(
  work: Work,
  order: Row<'orders'>,
  kinds: readonly VerifyType[],
): Promise<void> {
  const asked: VerifyType[] = [];
  for (const kind of kinds) {
    if (await writeDemand(work, order, kind, RISK)) asked.push(kind);
  }
  if (asked.length === 0) return;
  await refreshHold(work, order.id);
  await tellOf(work, order, asked);
}

const RISK = 'risk';

const COMPLIANCE = 'compliance';

/** Accepted proofs are demanded again. */
export async function demandForCompliance(
  work: Work,
  order: Row<'orders'>,
  kinds: readonly VerifyType[],
): Promise<void> {
  for (const kind of kinds) {
    const asked = {
      riskType: COMPLIANCE,
      status: 'WaitUpload' as const,
      evidenceId: null,
      updatedAt: work.now,
    };
    await work.db
      .insertInto('orderSupplements')
      .values({ orderId: order.id, kind, payeeId: order.payeeId, createdAt: work.now, ...asked })
      .onConflict((conflict) =>
        conflict.columns(['orderId', 'kind']).doUpdateSet((row) => ({
          ...asked,
          // Stays when compliance takes it back.
          riskType: row.case().when('orderSupplements.riskType', '=', RISK).then(RISK).else(COMPLIANCE).end(),
        })),
      )
      .execute();
  }
  if (kinds.length === 0) return;
  await refreshHold(work, order.id);
  await tellOf(work, order, kinds);
}

/** A rule or a risk that demands the same paper still does. */
export async function dropCompliance(work: Work, order: Row<'orders'>): Promise<void> {
  const dropped = await work.db
    .deleteFrom('orderSupplements')
    .where('orderId', '=', order.id)
    .where('riskType', '=', COMPLIANCE)
    .where('status', 'in', outstandingStatuses)
    .returning('kind')
    .execute();
  if (dropped.length > 0 && !isOver(order.status)) await demandSupplements(work, order);
  await refreshHold(work, order.id);
}

/** Proofs about the former payee do not count. */
export async function demandForPayee(work: Work, order: Row<'orders'>): Promise<void> {
  const ofFormer = await work.db
    .selectFrom('orderSupplements')
    .select('kind')
    .where('orderId', '=', order.id)
    .where('payeeId', 'is distinct from', order.payeeId)
    .execute();
  const kinds = ofFormer.map(({ kind }) => kind).filter((kind) => evidenceRow(kind).subject === 'payee');
  if (kinds.length > 0)
    await work.db
      .deleteFrom('orderSupplements')
      .where('orderId', '=', order.id)
      .where('kind', 'in', kinds)
      .execute();
  await demandSupplements(work, order);
  if (kinds.length > 0) await refreshHold(work, order.id);
}

/** Released payouts continue after ten seconds. */
export async function refreshHold(work: Work, orderId: string): Promise<void> {
  const open = await work.db
    .selectFrom('orderSupplements')
    .select('status')
    .where('orderId', '=', orderId)
    .where('status', '!=', 'Passed')
    .execute();
  const held = open.length > 0;
  const wanted = open.some(({ status }) => outstandingStatuses.includes(status));
  const order = await work.db
    .selectFrom('orders')
    .select(['id', 'status', 'supplement', 'remitType', 'updatedAt'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = order.supplement as OrderHold;
  const released = !held && before.held === true && isHeldBack(order.status);
  const caught = held && before.held !== true && isHeldBack(order.status);
  // The safe wait counts from the payment.
  const releaseAt = Math.max(work.now + 10_000, order.updatedAt + safeWaitMs(order.remitType));
  await work.db
    .updateTable('orders')
    .set({
      supplement: json({ ...before, held, wanted, ...(released ? { releasedAt: work.now } : {}) }),
      ...(released ? { nextStepAt: releaseAt } : {}),
      // As much time as before payment.
      ...(caught ? { nextStepAt: work.now + SUPPLEMENT_DAYS * 86_400_000 } : {}),
    })
    .where('id', '=', orderId)
    .execute();
}

export const supplementRows = (work: Pick<Work, 'db'>, orderId: string): Promise<Row<'orderSupplements'>[]> =>
  work.db.selectFrom('orderSupplements').selectAll().where('orderId', '=', orderId).orderBy('kind').execute();

export async function outstanding(work: Pick<Work, 'db'>, orderId: string): Promise<Supplement[]> {
  return (await supplementRows(work, orderId))
    .filter((row) => outstandingStatuses.includes(row.status))
    .map((row) => ({
      kind: row.kind,
      required: true,
      status: row.status === 'Rejected' ? 'Rejected' : 'WaitUpload',
      riskType: row.riskType ?? undefined,
    }));
}
