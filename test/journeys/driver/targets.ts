import { drawn } from '../../../scripts/lib/drawn.mjs';
import type { Target } from './types';

const allTargets: readonly Target[] = ['h5', 'weapp', 'alipay'];
const miniPrograms: readonly Target[] = ['weapp', 'alipay'];

/** The targets that this run covers: `TARGETS=h5,weapp` narrows them. */
export function wantedTargets(targets: readonly Target[] = allTargets): Target[] {
  const only = process.env.TARGETS?.split(',').map((name) => name.trim());
  return targets.filter((target) => !only || only.includes(target));
}

/**
 * Targets of a journey that names none: H5 and, since both mini-programs run the same code, one of them drawn by SHARE_SEED
 * and the journey's name; all three without a seed, and for a journey of what differs by target (`everyTarget`).
 */
export function drawnTargets(name: string, seed = process.env.SHARE_SEED): readonly Target[] {
  if (!seed) return allTargets;
  const mini = drawn(`target ${name}`, seed) < 0.5 ? 0 : 1;
  return allTargets.filter((target) => target === 'h5' || target === miniPrograms[mini]);
}

export { allTargets };
