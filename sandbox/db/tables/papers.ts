import type { PaperKind } from '@/contracts/calls/services/receipt';
import type { Bytes, Optional } from './base';

export interface PapersTable {
  id: string;
  number: string;
  payerId: string;
  kind: PaperKind;
  year: Optional<number>;
  seqNo: Optional<string>;
  /** Leaves out number and day. */
  contentHash: string;
  fileName: string;
  size: number;
  bytes: Bytes;
  token: string;
  linkUntilAt: number;
  loginId: Optional<string>;
  createdAt: number;
}
