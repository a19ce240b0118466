import { evidenceRow, type VerifyType } from '@/domain/evidence';
import { payeeDeclarations } from '@/domain/largeRemit';
import { defineForm, type FieldSchema, type FormSchema } from '../types';

/** Kind of paper: what the table of proofs takes. */
const kindOf = (type: VerifyType): FieldSchema => ({
  kind: 'radio',
  name: 'fileType',
  labelKey: 'largeRemit.papers.kind',
  choices: evidenceRow(type).fileTypes.map((value) => ({
    value,
    labelKey: `largeRemit.papers.kinds.${value}` as I18nKey,
  })),
});

const images = (purpose: string): FieldSchema => ({
  kind: 'upload',
  name: 'images',
  labelKey: 'largeRemit.papers.files',
  hintKey: 'largeRemit.papers.filesHint',
  purpose,
  max: 6,
  types: ['image', 'pdf', 'word', 'excel'],
});

const years = (name: 'workYear' | 'incomeYear'): FieldSchema => ({
  kind: 'text',
  name,
  labelKey: `largeRemit.papers.${name}`,
  maxLength: 2,
  transform: 'digits',
  rules: ['integer'],
});

/** The proof of income behind large transfers. GBR asks years of work and of income first (specification, flows, 5.4). */
export function largeIncomeForm(market: string, currency: string): FormSchema {
  const asked = evidenceRow('payerEdd').questionnaireIn?.includes(market) ?? false;
  return defineForm({
    id: 'large-income',
    noteKey: 'largeRemit.papers.incomeNote',
    sections: [
      {
        fields: [
          ...(asked ? [years('workYear'), years('incomeYear')] : []),
          kindOf('incomeProof'),
          {
            kind: 'amount',
            name: 'incomeQuota',
            labelKey: 'fields.annualIncome',
            currency,
            sensitive: true,
          },
          images('largeRemitIncome'),
        ],
      },
    ],
  });
}

/** How the payer stands to a payee who is to get a large amount; said anew for each such order. */
export const largeRelationForm = defineForm({
  id: 'large-relation',
  noteKey: 'largeRemit.recheck.note',
  sections: [
    {
      fields: [
        kindOf('relationshipProof'),
        images('largeRemitRelation'),
        ...payeeDeclarations.map((name): FieldSchema => ({
          kind: 'checkbox',
          name,
          labelKey: `largeRemit.recheck.${name}`,
        })),
      ],
    },
  ],
});
