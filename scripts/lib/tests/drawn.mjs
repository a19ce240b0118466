import { createHash } from 'node:crypto';

/** 0 to 1; a share takes the keys below it. */
export const drawn = (key, seed) =>
  createHash('sha256').update(`${seed}:${key}`).digest().readUInt32BE(0) / 2 ** 32;

/** With a seed only H5, in the build of every brand. */
export const brandTargets = (targets, seed) => (seed ? targets.filter((target) => target === 'h5') : targets);

/** All, or by seed one of H5; `BRAND=<name>` sets one. School agents and the main brand have other journeys. */
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
