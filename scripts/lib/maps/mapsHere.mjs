import path from 'node:path';
import { mapsPath, moveMaps } from './maps.mjs';
import { root } from '../root.mjs';

/** Where a build with the settings `env` keeps its maps. */
export async function mapsOf(target, env) {
  const { readBuildInfo } = await import('../../../config/buildInfo.ts');
  const { appVersion, variant } = readBuildInfo(target, env);
  return path.join(root, mapsPath(appVersion, variant, target));
}

/** After a build into `out` with the settings `env`. */
export async function keepMaps(target, out, env) {
  if (env.TARO_APP_SOURCE_MAPS !== 'on') return;
  const kept = await mapsOf(target, env);
  moveMaps(out, kept);
  console.log(`${target}: maps in ${path.relative(root, kept)}`);
}
