import type { FormSchema } from '@/schemas/types';

/** Only for the sender to answer. */
const senders: ReadonlySet<string> = new Set(['relationshipToReceiver']);

/** Another id: drafts do not mix with the sender's. */
export const ownAccountForm = (schema: FormSchema): FormSchema => ({
  ...schema,
  id: `own-${schema.id}`,
  sections: schema.sections
    .map((section) => ({ ...section, fields: section.fields.filter((field) => !senders.has(field.name)) }))
    .filter((section) => section.fields.length > 0),
});
