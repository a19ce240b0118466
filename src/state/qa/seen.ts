import type { Exchange } from '@/api/types';
import type { RouteEntry } from '../navigation/entry';

/** A call as QA sees it: neither what it carried nor its address, which may name a person's things. */
export interface SeenCall {
  name: string;
  /** Epoch ms. */
  at: number;
  ms: number;
  /** Of the answer's envelope, else the HTTP status or the case of the error table. */
  code: string | undefined;
}

/** The first load of every build for QA holds this file: what shows it comes later. Newest first. */
export const seenCalls: SeenCall[] = [];
export const seenPages: RouteEntry[] = [];

function keep<T>(list: T[], newest: T): void {
  list.unshift(newest);
  list.splice(50);
}

export const seePage = (entry: RouteEntry): void => keep(seenPages, entry);

export const seeCall = ({ row, envelope }: Exchange, at: number, failed?: { code: string }): void =>
  keep(seenCalls, { name: row.name, at, ms: Date.now() - at, code: (failed || envelope)?.code });
