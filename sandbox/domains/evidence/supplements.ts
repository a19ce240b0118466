import type { Supplement } from '@/contracts/entities/supplement';
import { type DemandedType, evidenceRow, SUPPLEMENT_DAYS } from '@/domain/evidence';
import { type PayeeDeclaration, payeeDeclarations, safeWaitHours } from '@/domain/largeRemit';
import { Decimal } from '@/core/decimal';
import { isHeldBack } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import type { Work } from '../../runtime';
import { sentSince } from '../order/sent';
import { orderPayee, orderPayer } from '../order/parties';
import { tellOrder } from '../order/tell';
import { isHeldFor, type OrderHold, outstandingStatuses } from './holds';

const dayMs = 86_400_000;
export const yearMs = 365 * dayMs;

const fits = (pattern: string, value: string | null): boolean => pattern === '*' || pattern === value;

/** The stricter one counts. */
const relationsOf = (order: Row<'orders'>): string[] => {
  const { relationshipToReceiver } = order.payee_info as { relationshipToReceiver?: string };
  return [order.relation ?? '', ...(relationshipToReceiver ? [relationshipToReceiver] : [])];
};

async function demands(work: Work, rule: Row<'supplement_rules'>, order: Row<'orders'>): Promise<boolean> {
  if (
    !fits(rule.source_country, order.country_code) ||
    !fits(rule.target_country, order.target_country) ||
    !fits(rule.remit_type, order.remit_type) ||
    !fits(rule.account_type, order.receipt_method) ||
    relationsOf(order).every((relation) => rule.relations_free.includes(relation))
  )
    return false;
  if (rule.threshold === null) return true;
  const sent =
    rule.basis === 'order'
      ? new Decimal(order.source_amount)
      : await sentSince(work, order.payer_id, order.source_currency, work.now - yearMs, {
          ...(rule.basis === 'payee365' && order.payee_id ? { payeeId: order.payee_id } : {}),
        });
  return sent.gte(rule.threshold);
}

export function missingDeclarations(
  order: Pick<Row<'orders'>, 'remit_type'>,
  kind: string,
  given: readonly PayeeDeclaration[] | undefined,
): PayeeDeclaration[] {
  if (order.remit_type !== 'LargeRemit' || kind !== 'relationshipProof') return [];
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
  if (subject === 'order' && order.payee_id === null) return undefined;
  const proofs = await work.db
    .selectFrom('evidence')
    .selectAll()
    .where('payer_id', '=', order.payer_id)
    .where('verify_type', '=', kind)
    .where('status', 'in', ['Passed', 'UnderReview'])
    .where('order_id', 'is', null)
    .where('submitted_at', '>', work.now - days * dayMs)
    .$if(subject !== 'payer', (query) => query.where('payee_id', '=', order.payee_id ?? ''))
    .orderBy('submitted_at', 'desc')
    .execute();
  return proofs.find((proof) => missingDeclarations(order, kind, declaredIn(proof)).length === 0);
}

const screened = (name: string | null | undefined): string =>
  (name ?? '').normalize('NFKC').trim().toUpperCase();

export async function listedRoles(work: Work, order: Row<'orders'>): Promise<('payer' | 'payee')[]> {
  const payee = orderPayee.read(order.payee_info).name;
  const payer = orderPayer.read(order.payer_info).fullName;
  const list = await work.db.selectFrom('watch_list').select('name').execute();
  const listed = (full: string | undefined) => {
    const words = screened(full).split(/\s+/);
    return list.some(({ name }) => words.includes(screened(name)));
  };
  return [...(listed(payer) ? (['payer'] as const) : []), ...(listed(payee) ? (['payee'] as const) : [])];
}

/** Call again when purpose or relation changes. */
export async function demandSupplements(work: Work, order: Row<'orders'>): Promise<void> {
  const rules = await work.db.selectFrom('supplement_rules').selectAll().where('active', '=', true).execute();
  const wanted = new Map<DemandedType, string | null>();
  for (const rule of rules) {
    const kind = rule.kind as DemandedType;
    if (!wanted.has(kind) && (await demands(work, rule, order))) wanted.set(kind, null);
  }
  for (const role of await listedRoles(work, order))
    wanted.set(role === 'payer' ? 'payerEdd' : 'payeeEdd', 'dowJones');
  const asked: DemandedType[] = [];
  for (const [kind, riskType] of wanted) {
    const covering = riskType ? undefined : await coveringEvidence(work, order, kind);
    if ((await writeDemand(work, order, kind, riskType, covering)) && !covering) asked.push(kind);
  }
  // No longer demanded, and unanswered.
  const dropped = await work.db
    .deleteFrom('order_supplements')
    .where('order_id', '=', order.id)
    .where('status', '=', 'WaitUpload')
    .where((row) => row.or([row('risk_type', 'is', null), row('risk_type', 'not in', [COMPLIANCE, RISK])]))
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
  const papers = kinds.join('|');
  if (isHeldFor(now))
    await tellOrder(work, now, {
      kind: 'PAPERS_DUE',
      params: { papers, until: String(now.next_step_at ?? work.now) },
      at: now.updated_at,
    });
  else await tellOrder(work, now, { kind: 'PAPERS', params: { papers, days: String(SUPPLEMENT_DAYS) } });
}

async function writeDemand(
  work: Work,
  order: Row<'orders'>,
  kind: string,
  riskType: string | null,
  covering?: Awaited<ReturnType<typeof coveringEvidence>>,
): Promise<boolean> {
  const written = await work.db
    .insertInto('order_supplements')
    .values({
      order_id: order.id,
      kind,
      payee_id: order.payee_id,
      risk_type: riskType,
      status: covering?.status ?? 'WaitUpload',
      evidence_id: covering?.id ?? null,
      file_type: covering?.file_type ?? null,
      created_at: work.now,
      updated_at: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return written !== undefined;
}

export async function demandBesides(
  work: Work,
  order: Row<'orders'>,
  kinds: readonly string[],
): Promise<void> {
  const asked: string[] = [];
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
  kinds: readonly string[],
): Promise<void> {
  for (const kind of kinds) {
    const asked = { risk_type: COMPLIANCE, status: 'WaitUpload', evidence_id: null, updated_at: work.now };
    await work.db
      .insertInto('order_supplements')
      .values({ order_id: order.id, kind, payee_id: order.payee_id, created_at: work.now, ...asked })
      .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doUpdateSet(asked))
      .execute();
  }
  if (kinds.length > 0) await refreshHold(work, order.id);
}

export async function dropCompliance(work: Work, orderId: string): Promise<void> {
  await work.db
    .deleteFrom('order_supplements')
    .where('order_id', '=', orderId)
    .where('risk_type', '=', COMPLIANCE)
    .where('status', 'in', outstandingStatuses)
    .execute();
  await refreshHold(work, orderId);
}

/** Proofs about the former payee do not count. */
export async function demandForPayee(work: Work, order: Row<'orders'>): Promise<void> {
  const ofFormer = await work.db
    .selectFrom('order_supplements')
    .select('kind')
    .where('order_id', '=', order.id)
    .where('payee_id', 'is distinct from', order.payee_id)
    .execute();
  const kinds = ofFormer
    .map(({ kind }) => kind)
    .filter((kind) => evidenceRow(kind as DemandedType).subject === 'payee');
  if (kinds.length > 0)
    await work.db
      .deleteFrom('order_supplements')
      .where('order_id', '=', order.id)
      .where('kind', 'in', kinds)
      .execute();
  await demandSupplements(work, order);
  if (kinds.length > 0) await refreshHold(work, order.id);
}

/** A released payout continues after ten seconds. */
export async function refreshHold(work: Work, orderId: string): Promise<void> {
  const open = await work.db
    .selectFrom('order_supplements')
    .select('status')
    .where('order_id', '=', orderId)
    .where('status', '!=', 'Passed')
    .execute();
  const held = open.length > 0;
  const wanted = open.some(({ status }) => outstandingStatuses.includes(status));
  const order = await work.db
    .selectFrom('orders')
    .select(['id', 'status', 'supplement', 'remit_type', 'updated_at'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = order.supplement as OrderHold;
  const released = !held && before.held === true && isHeldBack(order.status);
  const caught = held && before.held !== true && isHeldBack(order.status);
  // The safe wait counts from the payment.
  const safe = order.remit_type === 'LargeRemit' ? order.updated_at + safeWaitHours * 3_600_000 : 0;
  const releaseAt = Math.max(work.now + 10_000, safe);
  await work.db
    .updateTable('orders')
    .set({
      supplement: json({ ...before, held, wanted, ...(released ? { releasedAt: work.now } : {}) }),
      ...(released ? { next_step_at: releaseAt } : {}),
      // As much time as before the payment.
      ...(caught ? { next_step_at: work.now + SUPPLEMENT_DAYS * 86_400_000 } : {}),
    })
    .where('id', '=', orderId)
    .execute();
}

export const supplementRows = (
  work: Pick<Work, 'db'>,
  orderId: string,
): Promise<Row<'order_supplements'>[]> =>
  work.db
    .selectFrom('order_supplements')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('kind')
    .execute();

export async function outstanding(work: Pick<Work, 'db'>, orderId: string): Promise<Supplement[]> {
  return (await supplementRows(work, orderId))
    .filter((row) => outstandingStatuses.includes(row.status))
    .map((row) => ({
      kind: row.kind,
      required: true,
      status: row.status === 'Rejected' ? 'Rejected' : 'WaitUpload',
      riskType: row.risk_type ?? undefined,
    }));
}
