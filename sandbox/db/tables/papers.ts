import type { Bytes, Optional } from './base';

export interface PapersTable {
  id: string;
  number: string;
  payer_id: string;
  kind: string;
  year: Optional<number>;
  seq_no: Optional<string>;
  /** Leaves out number and day. */
  content_hash: string;
  file_name: string;
  size: number;
  bytes: Bytes;
  token: string;
  link_until_at: number;
  login_id: Optional<string>;
  created_at: number;
}
