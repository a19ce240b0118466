import type { FormSchema } from '@/schemas/types';

/** Only a sender can answer these about a payee, so the payee is not asked. */
const senders: ReadonlySet<string> = new Set(['relationshipToReceiver']);

/** A payee form for the payee's own hand, under an id of its own so that drafts do not mix. */
export const ownAccountForm = (schema: FormSchema): FormSchema => ({
  ...schema,
  id: `own-${schema.id}`,
  sections: schema.sections
    .map((section) => ({ ...section, fields: section.fields.filter((field) => !senders.has(field.name)) }))
    .filter((section) => section.fields.length > 0),
});
