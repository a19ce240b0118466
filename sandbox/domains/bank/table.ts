export interface BankSeed {
  bankCode: string;
  bankName: string;
  localName?: string;
  swift?: string;
  accountLengths?: readonly number[];
}

export interface BranchSeed {
  bankCode: string;
  branchCode: string;
  branchName: string;
  city: string;
}

/** `code|name|local name|SWIFT|lengths`; trailing ones may be absent. */
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
