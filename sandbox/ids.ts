import { randomUUID } from 'node:crypto';

/** Unguessable, such as `ord_6f0c…`. */
export const newId = (kind: string): string => `${kind}_${randomUUID().replace(/-/g, '')}`;
