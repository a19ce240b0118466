import { randomUUID } from 'node:crypto';

/** A new id of a kind, such as `ord_6f0c…`: unguessable and the same shape on every database. */
export const newId = (kind: string): string => `${kind}_${randomUUID().replace(/-/g, '')}`;
