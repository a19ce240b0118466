import { evidenceRow } from '@/domain/evidence';
import { payeeDeclarations } from '@/domain/largeRemit';
import { paperKindField, paperTypes } from '../evidence/handIn';
import { yearsField } from '../evidence/questions';
import { defineForm, type FieldSchema, type FormSchema } from '../types';

const images = (purpose: string): FieldSchema => ({
  kind: 'upload',
  name: 'images',
  labelKey: 'largeRemit.papers.files',
  hintKey: 'largeRemit.papers.filesHint',
  purpose,
  max: 6,
  types: paperTypes,
});

/** GBR: years of work and income first (specification, flows, 5.4). */
export function largeIncomeForm(market: string, currency: string): FormSchema {
  const asked = evidenceRow('payerEdd').questionnaireIn?.includes(market) ?? false;
  return defineForm({
    id: 'large-income',
    noteKey: 'largeRemit.papers.incomeNote',
    sections: [
      {
        fields: [
          ...(asked ? [yearsField('workYear'), yearsField('incomeYear')] : []),
          paperKindField('incomeProof'),
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

export const largeRelationForm = defineForm({
  id: 'large-relation',
  noteKey: 'largeRemit.recheck.note',
  sections: [
    {
      fields: [
        paperKindField('relationshipProof'),
        images('largeRemitRelation'),
        ...payeeDeclarations.map((name): FieldSchema => ({
          kind: 'checkbox',
          name,
          labelKey: `evidence.form.${name}`,
        })),
      ],
    },
  ],
});
