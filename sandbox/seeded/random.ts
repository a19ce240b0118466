/** Repeatable; never for secrets. */
export interface SeededRandom {
  /** In [0, 1). */
  next: () => number;
  /** Whole number in [min, max]. */
  int: (min: number, max: number) => number;
  pick: <T>(from: readonly T[]) => T;
  digits: (count: number) => string;
}

/** xmur3, 32 bits. */
export function hash32(text: string): number {
  let h = 1_779_033_703 ^ text.length;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 3_432_918_353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2_246_822_507);
  h = Math.imul(h ^ (h >>> 13), 3_266_489_909);
  return (h ^ (h >>> 16)) >>> 0;
}

/** mulberry32. */
export function seededRandom(seed: string): SeededRandom {
  let state = hash32(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: (from) => from[int(0, from.length - 1)] as (typeof from)[number],
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
  };
}

/** In [-1, 1], smooth. */
export function valueNoise(seed: string, position: number): number {
  const left = Math.floor(position);
  const share = position - left;
  const at = (index: number) => (hash32(`${seed}:${index}`) / 4_294_967_295) * 2 - 1;
  const ease = share * share * (3 - 2 * share);
  return at(left) * (1 - ease) + at(left + 1) * ease;
}
