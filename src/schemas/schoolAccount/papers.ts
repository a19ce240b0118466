import type { SchoolPaper } from '@/domain/school/schoolPapers';
import type { FieldSchema, FormSchema } from '../types';

export const paperFields: Readonly<Record<SchoolPaper, readonly FieldSchema[]>> = {
  invoice: [
    { kind: 'text', name: 'invoiceNumber', labelKey: 'overseas.papers.invoiceNumber', maxLength: 40 },
    {
      kind: 'name',
      script: 'any',
      name: 'studentName',
      labelKey: 'overseas.papers.studentName',
      maxLength: 100,
    },
    {
      kind: 'date',
      name: 'dueDate',
      labelKey: 'overseas.papers.dueDate',
      required: false,
    },
  ],
  payerCard: [
    { kind: 'name', name: 'firstName', labelKey: 'fields.firstName' },
    { kind: 'name', name: 'lastName', labelKey: 'fields.lastName' },
    { kind: 'idNumber', name: 'idNumber', labelKey: 'fields.idNumber', maxLength: 20, transform: 'upper' },
    { kind: 'date', name: 'expiryDate', labelKey: 'overseas.papers.expiryDate', rules: ['afterToday'] },
  ],
};

export const paperForm = (paper: SchoolPaper): FormSchema => ({
  id: `school-paper-${paper.toLowerCase()}`,
  sections: [
    {
      fields: [
        {
          kind: 'upload',
          name: 'images',
          labelKey: `overseas.papers.${paper}`,
          hintKey: `overseas.papers.${paper}Hint`,
          purpose: paper,
          max: 1,
          types: paper === 'invoice' ? ['image', 'pdf'] : ['image'],
        },
      ],
    },
    {
      titleKey: 'overseas.papers.read',
      noteKey: 'overseas.papers.compare',
      visible: { field: 'images', filled: true },
      fields: paperFields[paper],
    },
  ],
});
