import { gender } from '../gender';
import { defineForm, type FieldSchema } from '../types';

const name = (more: readonly FieldSchema[]): readonly FieldSchema[] => [
  { kind: 'name', name: 'lastName', labelKey: 'fields.lastName', hintKey: 'schoolAgent.nameHint' },
  { kind: 'name', name: 'firstName', labelKey: 'fields.firstName' },
  { kind: 'name', script: 'any', name: 'localName', labelKey: 'fields.chineseName', required: false },
  ...more,
];
const nationality: FieldSchema = {
  kind: 'country',
  name: 'nationality',
  labelKey: 'fields.nationality',
  countries: { source: 'countries' },
};

export const agentStudentForm = defineForm({
  id: 'agent-student',
  noteKey: 'schoolAgent.student.note',
  sections: [
    {
      fields: [
        ...name([
          { ...gender, required: false },
          {
            kind: 'date',
            name: 'birthDate',
            labelKey: 'fields.birthday',
            max: 'today',
            rules: ['beforeToday'],
          },
        ]),
        nationality,
        {
          kind: 'text',
          name: 'studentNumber',
          labelKey: 'schoolAgent.student.number',
          hintKey: 'schoolAgent.student.numberHint',
          maxLength: 40,
        },
        { kind: 'email', name: 'email', labelKey: 'fields.email', required: false },
      ],
    },
  ],
});

export const agentPayerForm = defineForm({
  id: 'agent-payer',
  noteKey: 'schoolAgent.payer.note',
  sections: [
    {
      fields: [
        {
          kind: 'radio',
          name: 'relationship',
          labelKey: 'schoolAgent.payer.relationship',
          missingKey: 'schoolAgent.payer.relationshipMissing',
          choices: { source: 'relationships' },
        },
        ...name([
          {
            kind: 'date',
            name: 'birthDate',
            labelKey: 'fields.birthday',
            max: 'today',
            rules: ['beforeToday', { rule: 'minAge', value: 18 }],
          },
        ]),
        nationality,
        {
          kind: 'phone',
          name: 'phoneNumber',
          labelKey: 'fields.phoneNumber',
          areaCodeName: 'areaCode',
          areaCodes: [{ value: '86', label: '+86' }],
          defaultAreaCode: '86',
        },
        { kind: 'text', name: 'address', labelKey: 'fields.address', required: false },
      ],
    },
  ],
});

export const agentFeeForm = (currency: string) =>
  defineForm({
    id: 'agent-fee',
    noteKey: 'schoolAgent.fee.note',
    sections: [
      {
        fields: [
          {
            kind: 'radio',
            name: 'feeType',
            labelKey: 'schoolAgent.fee.kind',
            missingKey: 'schoolAgent.fee.kindMissing',
            choices: { source: 'fees' },
          },
          { kind: 'amount', name: 'amount', labelKey: 'fields.amount', currency },
        ],
      },
    ],
  });
