export interface BankSeed {
  bankCode: string;
  bankName: string;
  localName?: string;
  swift?: string;
  /** Lengths its account numbers have, where they are fixed. */
  accountLengths?: readonly number[];
}

export interface BranchSeed {
  bankCode: string;
  branchCode: string;
  branchName: string;
  city: string;
}

/** `code|name|local name|SWIFT|lengths`, one a bank; what is left out at the end is unknown. */
export const bankLines = (lines: readonly string[]): BankSeed[] =>
  lines.map((line) => {
    const [bankCode = '', bankName = '', localName = '', swift = '', lengths = ''] = line.split('|');
    return {
      bankCode,
      bankName,
      ...(localName ? { localName } : {}),
      ...(swift ? { swift } : {}),
      ...(lengths ? { accountLengths: lengths.split(',').map(Number) } : {}),
    };
  });
