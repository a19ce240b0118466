import type { Generated } from 'kysely';
import type { FaultKind } from '../../dispatch/faultKinds';
import type { Defaulted, Json, JsonColumn, JsonDefault, Optional } from './base';

export interface EventsTable {
  id: Generated<number>;
  /** The client's, so that a batch sent twice counts once. */
  batchId: string;
  position: number;
  device: Optional<string>;
  payerId: Optional<string>;
  eventCode: string;
  payload: JsonDefault;
  createdAt: number;
}

export interface ErrorTracesTable {
  id: Generated<number>;
  device: Optional<string>;
  payerId: Optional<string>;
  payload: JsonDefault;
  createdAt: number;
}

export interface FaultsTable {
  id: string;
  /** '*': every call. */
  call: string;
  kind: FaultKind;
  detail: JsonDefault;
  /** Null: no limit. */
  remaining: Optional<number>;
  /** 0 to 1. */
  share: Defaulted<number>;
  hits: Defaulted<number>;
  createdAt: number;
}

export interface SettingsTable {
  key: string;
  value: JsonColumn<Json>;
}

export interface CallLogTable {
  id: Generated<number>;
  at: number;
  call: string;
  payerId: Optional<string>;
  /** Text: jsonb refuses some hostile input. */
  entry: string;
}

export interface NoncesTable {
  nonce: string;
  expiresAt: number;
}

export interface JobRunsTable {
  job: string;
  /** Idle runs are not recorded. */
  lastRunAt: Optional<number>;
  moved: Defaulted<number>;
  failures: Defaulted<number>;
  lastFailedAt: Optional<number>;
  lastError: Optional<string>;
  /** Failures since the last success. */
  streak: Defaulted<number>;
  nextAt: Optional<number>;
}

export interface CallLimitsTable {
  key: string;
  /** Start of the current hour. */
  sinceAt: number;
  count: number;
}

export interface JobRowsTable {
  job: string;
  rowId: string;
  failures: number;
  nextAt: number;
  lastFailedAt: number;
  lastError: string;
}
