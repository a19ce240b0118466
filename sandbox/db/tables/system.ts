import type { Generated } from 'kysely';
import type { Defaulted, Json, JsonColumn, JsonDefault, Optional } from './base';

export interface EventsTable {
  id: Generated<number>;
  /** Set by the client, so that a batch sent twice counts once. */
  batch_id: string;
  position: number;
  device: Optional<string>;
  payer_id: Optional<string>;
  event_code: string;
  payload: JsonDefault;
  created_at: number;
}

export interface ErrorTracesTable {
  id: Generated<number>;
  device: Optional<string>;
  payer_id: Optional<string>;
  payload: JsonDefault;
  created_at: number;
}

export interface FaultsTable {
  id: string;
  /** Call name, or '*' for every call. */
  call: string;
  kind: string;
  detail: JsonDefault;
  /** Null is no limit. */
  remaining: Optional<number>;
  /** 0 to 1. */
  share: Defaulted<number>;
  hits: Defaulted<number>;
  created_at: number;
}

export interface SettingsTable {
  key: string;
  value: JsonColumn<Json>;
}

export interface CallLogTable {
  id: Generated<number>;
  at: number;
  call: string;
  payer_id: Optional<string>;
  /** Text, since jsonb refuses some hostile input. */
  entry: string;
}

export interface NoncesTable {
  nonce: string;
  expires_at: number;
}

export interface JobRunsTable {
  job: string;
  /** Idle runs are not recorded. */
  last_run_at: Optional<number>;
  moved: Defaulted<number>;
  failures: Defaulted<number>;
  last_failed_at: Optional<number>;
  last_error: Optional<string>;
  /** Failures since the last success. */
  streak: Defaulted<number>;
  next_at: Optional<number>;
}

export interface CallLimitsTable {
  key: string;
  /** Start of the current hour. */
  since_at: number;
  count: number;
}

export interface JobRowsTable {
  job: string;
  row_id: string;
  failures: number;
  next_at: number;
  last_failed_at: number;
  last_error: string;
}
