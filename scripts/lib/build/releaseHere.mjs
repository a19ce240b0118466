import { variants } from '../../../src/variants/table';
import { releaseProblems } from './release.mjs';
import { root } from '../root.mjs';

export function releaseProblemsHere(targets) {
  const { linkHosts } = variants[process.env.TARO_APP_VARIANT ?? 'main'] ?? variants.main;
  return releaseProblems({ folder: root, env: process.env, linkHosts, targets });
}
