import { createRequire } from 'node:module';

/** Large: loaded on first use. */
const require = createRequire(__filename);

interface ZenginPlace {
  code: string;
  name: string;
  roma: string;
}
type Zengin = Record<string, ZenginPlace & { branches: Record<string, ZenginPlace> }>;
interface Ifsc {
  /** As of the package's release. */
  validate: (code: string) => boolean;
}

let zenginBanks: Zengin | null = null;
let ifscCodes: Ifsc | null = null;
let ifscBanks: Readonly<Record<string, string>> | null = null;

export const zengin = (): Zengin => (zenginBanks ??= require('zengin-code') as Zengin);

export function ifscBranch(code: string): { bankCode: string; bankName: string; branchCode: string } | null {
  const plain = code.trim().toUpperCase();
  ifscCodes ??= require('ifsc') as Ifsc;
  if (!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(plain) || !ifscCodes.validate(plain)) return null;
  ifscBanks ??= require('ifsc/src/banknames.json') as Record<string, string>;
  const bankCode = plain.slice(0, 4);
  return { bankCode, bankName: ifscBanks[bankCode] ?? bankCode, branchCode: plain.slice(5) };
}
