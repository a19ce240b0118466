import type { Generated } from 'kysely';
import type { Defaulted, Json, JsonColumn, JsonDefault, Optional } from './base';

export interface EventsTable {
  id: Generated<number>;
  /** Client's own id of the batch, so that a batch sent twice counts once. */
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
  /** How many more times; null: until switched off. */
  remaining: Optional<number>;
  /** Share of the calls it hits, 0 to 1. */
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
  /** JSON as text, masked and without its id: jsonb refuses some of what hostile clients send. */
  entry: string;
}

export interface NoncesTable {
  nonce: string;
  expires_at: number;
}

export interface JobRunsTable {
  job: string;
  /** Of the last run that moved something; a run that finds nothing due leaves no trace. */
  last_run_at: Optional<number>;
  /** Rows moved so far. */
  moved: Defaulted<number>;
  failures: Defaulted<number>;
  last_failed_at: Optional<number>;
  last_error: Optional<string>;
  /** Failures of the whole job since it last went well, and when it is tried again. */
  streak: Defaulted<number>;
  next_at: Optional<number>;
}

/** Tries of a call by a device or an address (`sandbox/dispatch/limits.ts`). */
export interface CallLimitsTable {
  key: string;
  /** Beginning of the hour that runs. */
  since_at: number;
  count: number;
}

/** A row that its job could not do: the others go on without it. */
export interface JobRowsTable {
  job: string;
  row_id: string;
  failures: number;
  /** When it is tried again. */
  next_at: number;
  last_failed_at: number;
  last_error: string;
}
