import type { CallAnswer, CallName, CallParams } from '@/contracts/calls';
import type { OrderStatusName } from '@/domain/statuses/names';
import type { Row } from '../../../sandbox/db/schema';
import { consoleActions } from '../generic';
import type { Login, Play, Sending } from '../play';

export interface Draw {
  a: number;
  b: number;
  c: number;
}
export type Recipe = (play: Play, login: Login, draw: Draw) => Promise<void>;

export const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

export const mine = <T extends { payerId: string | null }>(rows: ReadonlyMap<string, T>, login: Login): T[] =>
  [...rows.values()].filter((row) => row.payerId === login.payerId);

/** Newest first, so the next step concerns the latest order. */
export function orderOf(
  play: Play,
  login: Login,
  at: number,
  fits: (status: OrderStatusName) => boolean = () => true,
): Row<'orders'> | undefined {
  const orders = mine(play.state.orders, login).sort((x, y) => y.createdAt - x.createdAt);
  const fitting = orders.filter(({ status }) => fits(status));
  return at % 4 === 3 ? pick(orders, at >> 2) : fitting[(at >> 2) % Math.max(1, Math.min(3, fitting.length))];
}

export const action = (name: string) => consoleActions.find((row) => row.name === name);
export async function staff(play: Play, name: string, params: Record<string, unknown>): Promise<void> {
  const found = action(name);
  if (found) await play.staff(found, params);
}

/** If it is accepted. */
export async function answerTo<N extends CallName>(
  play: Play,
  login: Login | null,
  name: N,
  params: CallParams<N>,
  sending?: Sending,
): Promise<CallAnswer<N> | undefined> {
  const { code, model } = await play.call(login, name, params, sending);
  return code === '0' ? (model as CallAnswer<N>) : undefined;
}

export const fileNumber = (play: Play): string => `${play.now}${String(play.steps.length).padStart(6, '0')}`;

/** The key of a picture. */
export async function picture(play: Play, login: Login, file?: Uint8Array): Promise<string | undefined> {
  const params = { countryCode: login.market, scene: 'evidence', fileNumber: fileNumber(play) };
  return (await answerTo(play, login, 'common.uploadImage', params, { file }))?.ossFileKey;
}
