import { drawn } from '../../../scripts/lib/tests/drawn.mjs';
import type { Target } from './types';

const allTargets: readonly Target[] = ['h5', 'weapp', 'alipay'];

/** `TARGETS=h5,weapp` narrows them. */
export function wantedTargets(targets: readonly Target[] = allTargets): Target[] {
  const only = process.env.TARGETS?.split(',').map((name) => name.trim());
  return targets.filter((target) => !only || only.includes(target));
}

/** All without a seed; else one by SHARE_SEED and name, H5 for half of the names. */
export function drawnTargets(name: string, seed = process.env.SHARE_SEED): readonly Target[] {
  if (!seed) return allTargets;
  const draw = drawn(`target ${name}`, seed);
  return [draw < 0.5 ? 'h5' : draw < 0.75 ? 'weapp' : 'alipay'];
}

export { allTargets };
