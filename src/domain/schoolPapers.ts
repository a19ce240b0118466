/** A paper that is uploaded with a payment to a school: its values are read, and corrected by the payer. */
export const schoolPapers = {
  invoice: { verifyType: 'studyProof', fileType: 'tuitionInvoice' },
  payerCard: { verifyType: 'payerCard', fileType: 'idCardFront' },
} as const;
export type SchoolPaper = keyof typeof schoolPapers;
export const schoolPaperKinds = Object.keys(schoolPapers) as readonly SchoolPaper[];
