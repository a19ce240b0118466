import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** Where between 0 and 1 the seed puts a key: a share of a list is what lies below it. */
export const drawn = (key, seed) =>
  createHash('sha256').update(`${seed}:${key}`).digest().readUInt32BE(0) / 2 ** 32;

/** Of `targets`, those that a run drives a brand beside the main one on: all without a seed, else the one it draws. */
export function brandTargets(targets, seed) {
  const draw = (target) => drawn(`brand ${target}`, seed);
  return seed ? [...targets].sort((a, b) => draw(a) - draw(b)).slice(0, 1) : targets;
}

/** Brands with a journey of their own (test/journeys/brands): all without a seed, else the one that a run draws. */
export function drawnBrands(seed) {
  const brands = fs
    .readdirSync(path.join(root, 'test/journeys/brands'))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.replace('.test.ts', ''));
  return brandTargets(brands, seed);
}
