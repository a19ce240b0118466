import { createHmac } from 'node:crypto';
import type { Json } from '../db/schema';
import { isSealed, type Vault } from './vault';

export const atRestKey = 'atRest';

const hashMark = '#';

/** The values of `sealedTables`: in clear until the database's setting has the key of hashes. */
export class AtRest {
  private index: Buffer | undefined;

  constructor(readonly vault: Vault) {}

  take(stored: Json | undefined): void {
    if (typeof stored === 'string') this.index = Buffer.from(this.vault.open(stored, atRestKey), 'base64');
  }

  get on(): boolean {
    return this.index !== undefined;
  }

  readonly seal = (value: string, place: string, asJson: boolean): string => {
    if (!this.on) return value;
    const sealed = this.vault.seal(value, place);
    return asJson ? JSON.stringify(sealed) : sealed;
  };

  /** What was written in clear stays as it is. */
  open(stored: unknown, place: string, asJson: boolean): unknown {
    if (typeof stored !== 'string' || !isSealed(stored)) return stored;
    const text = this.vault.open(stored, place);
    return asJson ? (JSON.parse(text) as unknown) : text;
  }

  /** For columns that are only compared. */
  hashed(text: string): string {
    if (!this.index || text.startsWith(hashMark)) return text;
    return hashMark + createHmac('sha256', this.index).update(text).digest('base64url');
  }

  /** All forms that rows may have. */
  hashesOf(text: string): string[] {
    return [...new Set([this.hashed(text), text])];
  }
}
