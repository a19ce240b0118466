import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { schoolFeeFields } from '@/contracts/calls/school/fee';
import { type RuleName, ruleNames, type RuleSpec } from '@/core/validation';
import { hasText } from '@/i18n';
import type { FieldSchema, FormSchema } from '@/schemas/types';

type FeeField = AnswerOf<typeof schoolFeeFields>['list'][number];

const isRule = (name: string): name is RuleName => (ruleNames as readonly string[]).includes(name);

const rulesOf = ({ rules }: FeeField): RuleSpec[] =>
  rules.flatMap(({ rule, ...arg }) => (rule !== 'required' && isRule(rule) ? [{ rule, ...arg }] : []));

const known = (key: string): I18nKey => (hasText(key) ? key : 'overseas.student.other') as I18nKey;

function fieldOf(field: FeeField): FieldSchema {
  const { name, required } = field;
  const common = { name, labelKey: known(`overseas.student.${name}`), required, rules: rulesOf(field) };
  switch (field.kind) {
    case 'select':
      return {
        ...common,
        kind: 'radio',
        choices: (field.options ?? []).map((value) => ({
          value,
          labelKey: known(`overseas.student.identifiers.${value}`),
        })),
      };
    case 'date':
      return { ...common, kind: 'date', ...(name === 'birthDate' ? { max: 'today' } : {}) };
    case 'email':
      return { ...common, kind: 'email' };
    case 'text':
      return { ...common, kind: 'text' };
  }
}

export const studentForm = (
  feeType: string,
  fields: readonly FeeField[],
  postscript: readonly RuleSpec[] | null,
): FormSchema => ({
  id: `school-student-${feeType.toLowerCase()}`,
  sections: [
    { fields: fields.map(fieldOf) },
    ...(postscript
      ? [
          {
            fields: [
              {
                kind: 'text',
                name: 'postscript',
                labelKey: 'overseas.student.reference',
                hintKey: 'overseas.student.referenceHint',
                required: false,
                rules: postscript,
              } as const,
            ],
          },
        ]
      : []),
  ],
});
