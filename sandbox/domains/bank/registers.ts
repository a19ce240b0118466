import { createRequire } from 'node:module';

/** The large public registers, read when a call first needs one: a start of the sandbox waits for neither. */
const require = createRequire(__filename);

interface ZenginPlace {
  code: string;
  name: string;
  roma: string;
}
type Zengin = Record<string, ZenginPlace & { branches: Record<string, ZenginPlace> }>;
interface Ifsc {
  /** Whether the code is a branch on the Reserve Bank's list, as of the package's release. */
  validate: (code: string) => boolean;
}

let zenginBanks: Zengin | null = null;
let ifscCodes: Ifsc | null = null;
let ifscBanks: Readonly<Record<string, string>> | null = null;

/** Banks and branches of Japan by their Zengin codes. */
export const zengin = (): Zengin => (zenginBanks ??= require('zengin-code') as Zengin);

/** The branch behind an IFSC, or null when the Reserve Bank's list has none such. */
export function ifscBranch(code: string): { bankCode: string; bankName: string; branchCode: string } | null {
  const plain = code.trim().toUpperCase();
  ifscCodes ??= require('ifsc') as Ifsc;
  if (!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(plain) || !ifscCodes.validate(plain)) return null;
  ifscBanks ??= require('ifsc/src/banknames.json') as Record<string, string>;
  const bankCode = plain.slice(0, 4);
  return { bankCode, bankName: ifscBanks[bankCode] ?? bankCode, branchCode: plain.slice(5) };
}
