import { type Choice, defineForm, type FieldSchema, type FormSchema } from '../types';
import type { KycProofKind } from './types';

const files = (kind: KycProofKind, max = 6) =>
  ({
    kind: 'upload',
    name: 'images',
    labelKey: 'kyc.proof.files',
    hintKey: `kyc.proof.filesHint.${kind}`,
    hintParams: { max },
    purpose: 'kyc-proof',
    max,
    types: ['image', 'pdf'],
  }) as const satisfies FieldSchema;

const papers = (kind: KycProofKind): FieldSchema => ({
  ...files(kind),
  types: ['image', 'pdf', 'excel', 'word'],
});

const issued = (months: number): FieldSchema => ({
  kind: 'date',
  name: 'issueDate',
  labelKey: 'fields.issueDate',
  hintKey: 'kyc.proof.issuedHint',
  hintParams: { months },
  max: 'today',
  rules: [{ rule: 'beforeToday' }, { rule: 'withinMonths', value: months }],
});

const kindOf = (choices: readonly Choice[]): FieldSchema => ({
  kind: 'radio',
  name: 'proofType',
  labelKey: 'kyc.proof.type',
  choices,
});

const addressPapers = {
  utilityBill: { value: 'utilityBill', labelKey: 'kyc.proof.utilityBill' },
  bankStatement: { value: 'bankStatement', labelKey: 'kyc.proof.bankStatement' },
  taxNotice: { value: 'taxNotice', labelKey: 'kyc.proof.taxNotice' },
  tenancy: { value: 'tenancy', labelKey: 'kyc.proof.tenancy' },
  register: { value: 'register', labelKey: 'kyc.proof.register' },
} as const satisfies Record<string, Choice>;
export type AddressPaper = keyof typeof addressPapers;

/** Last 3 or 6 months (specification, constants), with the sender's name and address. */
export const addressProof = (market: string, months: 3 | 6, papers: readonly AddressPaper[]): FormSchema =>
  defineForm({
    id: `kyc-${market}-address`,
    noteKey: 'kyc.proof.addressNote',
    sections: [
      { fields: [kindOf(papers.map((paper) => addressPapers[paper])), issued(months), files('address')] },
    ],
  });

export const incomeProof = (market: string, currency: string): FormSchema =>
  defineForm({
    id: `kyc-${market}-income`,
    noteKey: 'kyc.proof.incomeNote',
    sections: [
      {
        fields: [
          kindOf([
            { value: 'contract', labelKey: 'kyc.proof.contract' },
            { value: 'payslip', labelKey: 'kyc.proof.payslip' },
            { value: 'bankStatement', labelKey: 'kyc.proof.bankStatement' },
            { value: 'taxNotice', labelKey: 'kyc.proof.taxNotice' },
          ]),
          {
            kind: 'amount',
            name: 'monthlyIncome',
            labelKey: 'kyc.proof.monthlyIncome',
            currency,
            decimals: 0,
            // The kind limits VND to twelve digits (specification).
            rules: [{ rule: 'atLeast', value: 1 }],
          },
          issued(3),
          papers('income'),
        ],
      },
    ],
  });

export const delayProof = (market: string): FormSchema =>
  defineForm({
    id: `kyc-${market}-delay`,
    noteKey: 'kyc.proof.delayNote',
    sections: [
      {
        fields: [
          {
            kind: 'radio',
            name: 'reason',
            labelKey: 'kyc.proof.delayReason',
            missingKey: 'kyc.proof.delayReasonMissing',
            choices: [
              { value: 'moved', labelKey: 'kyc.proof.delayMoved' },
              { value: 'waiting', labelKey: 'kyc.proof.delayWaiting' },
              { value: 'household', labelKey: 'kyc.proof.delayHousehold' },
              { value: 'other', labelKey: 'kyc.proof.delayOther' },
            ],
          },
          {
            kind: 'textarea',
            name: 'explanation',
            labelKey: 'kyc.proof.explanation',
            maxLength: 140,
            counter: true,
            visible: { field: 'reason', is: 'other' },
          },
          {
            kind: 'date',
            name: 'readyDate',
            labelKey: 'kyc.proof.readyDate',
            min: 'today',
            rules: ['afterToday'],
          },
          { ...papers('delay'), required: false },
          { kind: 'checkbox', name: 'declared', labelKey: 'fields.declaration' },
        ],
      },
    ],
  });

/** UK share code for lack of a card; 1 to 20 characters (specification). */
export const eVisa = (market: string): FormSchema =>
  defineForm({
    id: `kyc-${market}-evisa`,
    noteKey: 'kyc.proof.eVisaNote',
    sections: [
      {
        fields: [
          {
            kind: 'idNumber',
            name: 'shareCode',
            labelKey: 'kyc.proof.shareCode',
            hintKey: 'kyc.proof.shareCodeHint',
            transform: 'upper',
            maxLength: 20,
            rules: ['eVisaShareCode'],
          },
          {
            kind: 'idNumber',
            name: 'idNumber',
            labelKey: 'kyc.proof.passportNumber',
            rules: ['passportNumber'],
          },
          {
            kind: 'date',
            name: 'expiryDate',
            labelKey: 'kyc.proof.permittedUntil',
            min: 'today',
            rules: ['afterToday'],
          },
          { ...files('eVisa', 2), labelKey: 'kyc.proof.eVisaPicture' },
        ],
      },
    ],
  });

/** During renewal the office's certificate keeps an expired permit valid. */
export const extensionCertificate = (market: string): FormSchema =>
  defineForm({
    id: `kyc-${market}-extension`,
    noteKey: 'kyc.proof.extensionNote',
    sections: [
      {
        fields: [
          {
            kind: 'idNumber',
            name: 'idNumber',
            labelKey: 'kyc.proof.permitNumber',
            rules: ['idCardEurope'],
          },
          {
            kind: 'date',
            name: 'issueDate',
            labelKey: 'kyc.proof.certificateIssued',
            max: 'today',
            rules: ['beforeToday', { rule: 'withinMonths', value: 6 }],
          },
          {
            kind: 'date',
            name: 'expiryDate',
            labelKey: 'kyc.proof.certificateUntil',
            min: 'today',
            rules: ['afterToday'],
          },
          { ...files('extension', 3), labelKey: 'kyc.proof.certificate' },
        ],
      },
    ],
  });

export const improveInformation = (market: string, currency: string): FormSchema =>
  defineForm({
    id: `kyc-${market}-improve`,
    noteKey: 'kyc.extra.improveNote',
    sections: [
      {
        fields: [
          {
            kind: 'select',
            name: 'occupation',
            labelKey: 'fields.occupation',
            choices: { source: 'occupation' },
          },
          { kind: 'text', name: 'employer', labelKey: 'fields.employer', required: false },
          {
            kind: 'amount',
            name: 'annualIncome',
            labelKey: 'fields.annualIncome',
            currency,
            decimals: 0,
            rules: [{ rule: 'atLeast', value: 1 }],
          },
          {
            kind: 'amount',
            name: 'yearlyRemittance',
            labelKey: 'kyc.extra.yearlyRemittance',
            currency,
            decimals: 0,
            rules: [{ rule: 'atLeast', value: 1 }],
          },
          { kind: 'checkbox', name: 'declared', labelKey: 'fields.declaration' },
        ],
      },
    ],
  });
