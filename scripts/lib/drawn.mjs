import { createHash } from 'node:crypto';

/** Where between 0 and 1 the seed puts a key: a share of a list is what lies below it. */
export const drawn = (key, seed) =>
  createHash('sha256').update(`${seed}:${key}`).digest().readUInt32BE(0) / 2 ** 32;

/**
 * Of `targets`, those that a run drives a brand beside the main one on: each in the brand's own build without a seed; with one, H5 alone,
 * in the build of every brand.
 */
export const brandTargets = (targets, seed) => (seed ? targets.filter((target) => target === 'h5') : targets);

/**
 * Brands of the table `variants` that are driven from their link to an order: without a seed all, else one of H5 that the run draws;
 * `BRAND=<name>` names one. The school agents' has journeys of its own, and the main one all others.
 */
export function drawnBrands(variants, seed) {
  const { BRAND } = process.env;
  const brands = Object.keys(variants).filter(
    (id) => id !== 'main' && !variants[id].headers.agentChannel && (!BRAND || id === BRAND),
  );
  const draw = (id) => drawn(`brand ${id}`, seed);
  return seed
    ? brands
        .filter((id) => variants[id].builds.includes('h5'))
        .sort((a, b) => draw(a) - draw(b))
        .slice(0, 1)
    : brands;
}
