import type { Bytes, Optional } from './base';

/** Papers handed out as PDF. */
export interface PapersTable {
  id: string;
  number: string;
  payer_id: string;
  kind: string;
  year: Optional<number>;
  seq_no: Optional<string>;
  /** Of what it says, without number and day: the same facts are the same paper. */
  content_hash: string;
  file_name: string;
  size: number;
  bytes: Bytes;
  /** Whoever has it may fetch the paper until `link_until_at`. */
  token: string;
  link_until_at: number;
  /** The login that the link was made for: it ends with that. */
  login_id: Optional<string>;
  created_at: number;
}
