import { randomUUID } from 'node:crypto';

/** Such as `ord_6f0c…`: unguessable, the same shape on every database. */
export const newId = (kind: string): string => `${kind}_${randomUUID().replace(/-/g, '')}`;
