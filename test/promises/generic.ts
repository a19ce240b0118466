import * as v from 'valibot';
import fc from 'fast-check';
import { type CallName, callNames, callRow } from '@/contracts/calls';
import { domains } from '../../sandbox/domains';
import type { ConsoleAction } from '../../sandbox/runtime';
import { valuesOf } from '../unit/api/schemaValues';
import type { Login, Play } from './play';

/** By name: a seed repeats its run wherever the rows lie. */
export const writingCalls: readonly CallName[] = callNames
  .filter((name) => {
    const { effect, stores } = callRow(name);
    return effect === 'write' || stores;
  })
  .sort();

export const consoleActions: readonly ConsoleAction[] = domains
  .flatMap((domain) => domain.consoleActions ?? [])
  .filter(({ kind }) => kind === 'action');

type Schema = v.GenericSchema & { entries?: Readonly<Record<string, v.GenericSchema>> };

const samplesEach = 24;
const sampled = new Map<string, readonly unknown[]>();
/** Fixed: a run's own seed repeats it. */
export function samplesOf(name: string, schema: v.GenericSchema): readonly unknown[] {
  const known = sampled.get(name);
  if (known) return known;
  const made = fc.sample(valuesOf(schema), { seed: 1, numRuns: samplesEach });
  sampled.set(name, made);
  return made;
}

export interface Choice {
  sample: number;
  picks: readonly number[];
}
export const choice: fc.Arbitrary<Choice> = fc.record({
  sample: fc.nat(samplesEach - 1),
  picks: fc.array(fc.nat(1023), { minLength: 8, maxLength: 8 }),
});

/** One param in this many keeps its sampled value. */
const sampledOneIn = 8;

/** Params of values seen under the same name. */
export function fed(
  play: Play,
  name: string,
  schema: v.GenericSchema,
  { sample, picks }: Choice,
  base?: Record<string, unknown>,
): Record<string, unknown> {
  const samples = samplesOf(name, schema);
  const params = structuredClone(base ?? samples[sample % samples.length]) as Record<string, unknown>;
  let at = 0;
  const next = (): number => picks[at++ % picks.length] ?? 0;
  for (const [key, value] of Object.entries(params)) {
    const pick = next();
    if (base ? pick % 2 === 0 : pick % sampledOneIn === 0) continue;
    const entry = (schema as Schema).entries?.[key];
    const seen = play.pools.of(key).filter((other) => !entry || v.is(entry, other));
    if (seen.length > 0) params[key] = seen[Math.floor(pick / sampledOneIn) % seen.length];
    else if (Array.isArray(value)) {
      const list = play.pools.of(key).slice(0, 1 + (pick % 3));
      if (entry && v.is(entry, list)) params[key] = list;
    }
  }
  return withContact(play, params, next());
}

/** Number, area code and code must belong to one contact. */
function withContact(play: Play, params: Record<string, unknown>, pick: number): Record<string, unknown> {
  if (!('contactType' in params)) return params;
  const person = play.people[pick % play.people.length];
  if (!person) return params;
  const email = person.email ?? undefined;
  const contact =
    params.contactType === 'email' && email ? { email } : { contactType: 'phone', ...person.phone };
  return { ...params, ...contact };
}

export const keyOf = (pick: number): string | null =>
  pick % 3 === 0 ? null : `promise-key-${String(pick % 7).padStart(4, '0')}`;

export const loginAt = (play: Play, pick: number): Login =>
  // Mostly the newest: older ones may have ended.
  play.logins[play.logins.length - 1 - (pick % play.logins.length)] as Login;

export async function anyCall(
  play: Play,
  name: CallName,
  who: number,
  chosen: Choice,
  again: boolean,
): Promise<void> {
  const base = again
    ? play.steps.filter((step) => step.name === name && step.by === 'payer').at(-1)?.params
    : undefined;
  const params = fed(play, name, callRow(name).params, chosen, base);
  const row = callRow(name);
  const login =
    row.token === 'none' || (row.token === 'optional' && who % 4 === 0) ? null : loginAt(play, who);
  await play.call(login, name, params, { key: keyOf(chosen.picks[0] ?? 0) });
}

export async function anyAction(play: Play, action: ConsoleAction, chosen: Choice): Promise<void> {
  const params = fed(play, action.name, action.params, chosen);
  if ('payerId' in params) {
    const person = play.people[(chosen.picks[1] ?? 0) % play.people.length];
    if (person) params.payerId = person.payerId;
  }
  await play.staff(action, params);
}

export async function callAgain(
  play: Play,
  which: number,
  who: number,
  chosen: Choice | null,
): Promise<void> {
  const calls = play.steps.filter(({ by }) => by === 'payer' || by === 'visitor');
  const step = calls[calls.length - 1 - (which % Math.max(calls.length, 1))];
  if (!step) return;
  const name = step.name as CallName;
  const params = chosen
    ? fed(play, name, callRow(name).params, chosen, step.params)
    : structuredClone(step.params);
  const login = who === 0 ? step.login : loginAt(play, who);
  await play.call(login, name, params, { key: chosen ? keyOf(chosen.picks[0] ?? 0) : step.key });
}
