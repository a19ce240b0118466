import { drawn } from '../../../scripts/lib/drawn.mjs';
import type { Target } from './types';

const allTargets: readonly Target[] = ['h5', 'weapp', 'alipay'];
const miniPrograms: readonly Target[] = ['weapp', 'alipay'];

/** `TARGETS=h5,weapp` narrows them. */
export function wantedTargets(targets: readonly Target[] = allTargets): Target[] {
  const only = process.env.TARGETS?.split(',').map((name) => name.trim());
  return targets.filter((target) => !only || only.includes(target));
}

/** Without a seed all targets; else H5 and a mini-program drawn by SHARE_SEED and name, as both share their code. */
export function drawnTargets(name: string, seed = process.env.SHARE_SEED): readonly Target[] {
  if (!seed) return allTargets;
  const mini = drawn(`target ${name}`, seed) < 0.5 ? 0 : 1;
  return allTargets.filter((target) => target === 'h5' || target === miniPrograms[mini]);
}

export { allTargets };
