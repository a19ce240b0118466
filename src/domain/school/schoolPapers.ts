export const schoolPapers = {
  invoice: { verifyType: 'studyProof', fileType: 'tuitionInvoice' },
  payerCard: { verifyType: 'payerCard', fileType: 'idCardFront' },
} as const;
export type SchoolPaper = keyof typeof schoolPapers;
export const schoolPaperKinds = Object.keys(schoolPapers) as readonly SchoolPaper[];
