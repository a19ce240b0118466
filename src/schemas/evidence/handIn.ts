import { type EvidenceQuestion, evidenceRow, type VerifyType } from '@/domain/evidence';
import { payeeDeclarations } from '@/domain/largeRemit';
import { defineForm, type FieldSchema, type FormSchema } from '../types';

/** Specification, flows, 5.4. */
export const paperTypes = ['image', 'pdf', 'word', 'excel', 'ppt'] as const;

export const paperKindField = (type: VerifyType): FieldSchema => ({
  kind: 'radio',
  name: 'fileType',
  labelKey: 'evidence.form.kind',
  choices: evidenceRow(type).fileTypes.map((value) => ({
    value,
    labelKey: `evidence.kinds.${value}` as I18nKey,
    noteKey: `evidence.shows.${value}` as I18nKey,
  })),
});

const questionField = ({ name, choices }: EvidenceQuestion): FieldSchema => ({
  kind: 'radio',
  name,
  labelKey: `evidence.questions.${name}` as I18nKey,
  missingKey: 'evidence.form.answerFirst',
  choices: choices.map((value) => ({ value, labelKey: `evidence.answers.${value}` as I18nKey })),
});

interface Asked {
  /** Without files: the examples' bottom title (specification, flows, 5.4). */
  emptyTip?: string | undefined;
  declared?: boolean;
}

export function evidenceForm(type: VerifyType, { emptyTip, declared = false }: Asked = {}): FormSchema {
  const { fileTypes, pictures, questions } = evidenceRow(type);
  if (questions) return defineForm({ id: 'evidence', sections: [{ fields: questions.map(questionField) }] });
  return defineForm({
    id: 'evidence',
    sections: [
      {
        fields: [
          ...(fileTypes.length > 1 ? [paperKindField(type)] : []),
          {
            kind: 'upload',
            name: 'images',
            labelKey: 'evidence.form.files',
            missingKey: 'evidence.form.proofTip',
            ...(emptyTip ? { missingText: emptyTip } : {}),
            purpose: type,
            types: pictures ? ['image'] : paperTypes,
          },
          ...(declared
            ? payeeDeclarations.map((name): FieldSchema => ({
                kind: 'checkbox',
                name,
                labelKey: `evidence.form.${name}`,
              }))
            : []),
        ],
      },
    ],
  });
}
