import type { CallAnswer, CallParams } from '@/contracts/calls';
import { limits, times } from '@/domain/constants';
import { Decimal } from '@/core/decimal';
import type { Db, Row } from '../../db/schema';
import type { CallContext, Job, Work } from '../../runtime';
import { codes, notFound, refuse } from '../../dispatch/refusal';
import { newId } from '../../ids';
import { assertFeature } from '../account/whiteList';
import { postMessage } from '../message/post';
import { rateHistory } from './history';
import { businessRate, rateRow } from './rateWalk';
import { said, type ServerText } from '../../texts';

type Alert = CallAnswer<'rates.pushRemind'>['alert'];
const day = 86_400_000;
const checkMs = 10 * 60_000;

const toAlert = (row: Row<'rateAlerts'>): Alert => ({
  alertId: row.id,
  sourceCurrency: row.sourceCurrency,
  targetCurrency: row.targetCurrency,
  alertType: row.type as Alert['alertType'],
  expectedRate: row.expected ?? undefined,
  enabled: row.enabled,
  firedAt: row.firedAt ?? undefined,
});

export async function alertsOf(
  { db, payerId }: CallContext,
  params: CallParams<'rates.pushInfo'>,
): Promise<CallAnswer<'rates.pushInfo'>> {
  const { sourceCurrency, targetCurrency } = params;
  const rows = await db
    .selectFrom('rateAlerts')
    .selectAll()
    .where('payerId', '=', payerId)
    .$if(sourceCurrency !== undefined, (query) => query.where('sourceCurrency', '=', sourceCurrency ?? ''))
    .$if(targetCurrency !== undefined, (query) => query.where('targetCurrency', '=', targetCurrency ?? ''))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return { list: rows.map(toAlert) };
}

/** Above or below the current rate, by its type (specification, flows, 5.7). */
function checkExpected(params: CallParams<'rates.pushRemind'>, current: string): void {
  const wrong = (text: ServerText) =>
    refuse({ code: codes.badParams, text }, { fields: ['expectedRate'], rate: current });
  const { alertType, expectedRate } = params;
  if (alertType === 'amplitude') {
    if (expectedRate !== undefined) wrong(said('server.rates.alertNoTarget'));
    return;
  }
  if (expectedRate === undefined || new Decimal(expectedRate).lte(0))
    return wrong(said('server.rates.alertTarget'));
  if (alertType === 'above' && new Decimal(expectedRate).lte(current)) wrong(said('server.rates.alertAbove'));
  if (alertType === 'below' && new Decimal(expectedRate).gte(current)) wrong(said('server.rates.alertBelow'));
}

export async function setAlert(
  context: CallContext,
  params: CallParams<'rates.pushRemind'>,
): Promise<CallAnswer<'rates.pushRemind'>> {
  await assertFeature(context, 'rateAlerts');
  const { db, now, payerId, runtime } = context;
  const pair = await rateRow(db, params.sourceCurrency, params.targetCurrency);
  if (params.enabled) checkExpected(params, businessRate(pair, runtime.seed, now));
  const change = {
    ...(params.enabled ? { expected: params.expectedRate ?? null } : {}),
    enabled: params.enabled,
  };
  const row = await db
    .insertInto('rateAlerts')
    .values({
      id: newId('alt'),
      payerId,
      sourceCurrency: params.sourceCurrency,
      targetCurrency: params.targetCurrency,
      type: params.alertType,
      nextCheckAt: now,
      createdAt: now,
      ...change,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['payerId', 'sourceCurrency', 'targetCurrency', 'type'])
        // Checks from now, but keeps its pause.
        .doUpdateSet((set) => ({
          ...change,
          nextCheckAt: set.fn<number>('greatest', [set.ref('rateAlerts.nextCheckAt'), set.val(now)]),
        })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return { alert: toAlert(row) };
}

const movedPerMille = (before: Decimal, rate: Decimal): Decimal =>
  rate.minus(before).abs().div(before).times(1000);

/** null when it never held until `until`. */
async function firingMoment(
  work: Work,
  alert: Row<'rateAlerts'>,
  until: number,
): Promise<{ at: number; rate: string; before: string; base: number } | null> {
  const pair = await rateRow(work.db, alert.sourceCurrency, alert.targetCurrency);
  const history = await rateHistory(work.db, pair, work.runtime.seed);
  const expected = new Decimal(alert.expected ?? 0);
  for (let at = alert.nextCheckAt; at <= until; at += checkMs) {
    const rate = history.at(at);
    const holds =
      alert.type === 'above'
        ? rate.gte(expected)
        : alert.type === 'below'
          ? rate.lte(expected)
          : movedPerMille(history.at(at - day), rate).gte(limits.rateAlertPerMille);
    if (holds)
      return { at, rate: history.text(rate), before: history.text(history.at(at - day)), base: pair.base };
  }
  return null;
}

/** A day at a time, so that a clock set ahead fires each at its time. */
export const alertsJob: Job = {
  name: 'rates.fireAlerts',
  async run(work) {
    const due = (db: Db) =>
      db
        .selectFrom('rateAlerts')
        .selectAll()
        .where('enabled', '=', true)
        .where('nextCheckAt', '<=', work.now)
        .orderBy('nextCheckAt');
    return work.each(due, (alert, row) => lookAt(row, alert));
  },
};

async function lookAt(work: Work, alert: Row<'rateAlerts'>): Promise<void> {
  const { db, now } = work;
  const until = Math.min(now, alert.nextCheckAt + day);
  const fired = await firingMoment(work, alert, until);
  const steps = Math.floor((until - alert.nextCheckAt) / checkMs) + 1;
  await db
    .updateTable('rateAlerts')
    .set(
      fired
        ? { firedAt: fired.at, nextCheckAt: fired.at + times.rateAlertPause }
        : { nextCheckAt: alert.nextCheckAt + steps * checkMs },
    )
    .where('id', '=', alert.id)
    .execute();
  if (!fired) return;
  const params = {
    source: alert.sourceCurrency,
    target: alert.targetCurrency,
    rate: fired.rate,
    before: fired.before,
    base: String(fired.base),
  };
  await postMessage(work, alert.payerId, `rateAlert.${alert.type}`, params, { at: fired.at });
}

/** At the next job run. */
export async function reachedAlert(work: Work, payerId: string): Promise<string> {
  const { db, now, runtime } = work;
  const payer = await db
    .selectFrom('payers')
    .innerJoin('countries', 'countries.code', 'payers.countryCode')
    .select(['payers.id', 'countries.currency'])
    .where('payers.id', '=', payerId)
    .executeTakeFirst();
  if (!payer) refuse(notFound);
  const target = payer.currency === 'CNY' ? 'PHP' : 'CNY';
  const expected = businessRate(await rateRow(db, payer.currency, target), runtime.seed, now);
  const due = { expected, enabled: true, nextCheckAt: now, firedAt: null };
  const row = await db
    .insertInto('rateAlerts')
    .values({
      id: newId('alt'),
      payerId: payer.id,
      sourceCurrency: payer.currency,
      targetCurrency: target,
      type: 'above',
      createdAt: now,
      ...due,
    })
    .onConflict((conflict) =>
      conflict.columns(['payerId', 'sourceCurrency', 'targetCurrency', 'type']).doUpdateSet(due),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
