import { createHash } from 'node:crypto';

/** Where between 0 and 1 the seed puts a key: a share of a list is what lies below it. */
export const drawn = (key, seed) =>
  createHash('sha256').update(`${seed}:${key}`).digest().readUInt32BE(0) / 2 ** 32;

/** Of `targets`, those that a run drives a brand beside the main one on: all without a seed, else the one it draws. */
export function brandTargets(targets, seed) {
  const draw = (target) => drawn(`brand ${target}`, seed);
  return seed ? [...targets].sort((a, b) => draw(a) - draw(b)).slice(0, 1) : targets;
}

/**
 * Brands of the table `variants` that are driven from their link to an order: without a seed all, else the one that a run draws;
 * `BRAND=<name>` names one. The school agents' has journeys of its own, and the main one all others.
 */
export function drawnBrands(variants, seed) {
  const brands = Object.keys(variants).filter((id) => id !== 'main' && !variants[id].headers.agentChannel);
  const { BRAND } = process.env;
  return brandTargets(BRAND ? brands.filter((id) => id === BRAND) : brands, seed);
}
