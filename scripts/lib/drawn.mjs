import { createHash } from 'node:crypto';

/** Where between 0 and 1 the seed puts a key: a share of a list is what lies below it. */
export const drawn = (key, seed) =>
  createHash('sha256').update(`${seed}:${key}`).digest().readUInt32BE(0) / 2 ** 32;
