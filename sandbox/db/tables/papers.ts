import type { Bytes, Optional } from './base';

/** Issued PDFs. */
export interface PapersTable {
  id: string;
  number: string;
  payer_id: string;
  kind: string;
  year: Optional<number>;
  seq_no: Optional<string>;
  /** Leaves out number and day: the same facts are the same paper. */
  content_hash: string;
  file_name: string;
  size: number;
  bytes: Bytes;
  /** Gives access to the paper until `link_until_at`. */
  token: string;
  link_until_at: number;
  /** The link ends with this login. */
  login_id: Optional<string>;
  created_at: number;
}
