import type { Exchange } from '@/api/types';
import type { RouteEntry } from '../navigation/entry';

/** No params or addresses: they may be personal. */
export interface SeenCall {
  name: string;
  at: number;
  ms: number;
  /** Envelope code, HTTP status or error case. */
  code: string | undefined;
}

/** Newest first. */
export const seenCalls: SeenCall[] = [];
export const seenPages: RouteEntry[] = [];

function keep<T>(list: T[], newest: T): void {
  list.unshift(newest);
  list.splice(50);
}

export const seePage = (entry: RouteEntry): void => keep(seenPages, entry);

export const seeCall = ({ row, envelope }: Exchange, at: number, failed?: { code: string }): void =>
  keep(seenCalls, { name: row.name, at, ms: Date.now() - at, code: (failed || envelope)?.code });
