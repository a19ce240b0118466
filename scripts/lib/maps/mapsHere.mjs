import path from 'node:path';
import { mapsPath, moveMaps } from './maps.mjs';
import { root } from '../root.mjs';

export async function mapsOf(target, env) {
  const { readBuildInfo } = await import('../../../config/buildInfo.ts');
  const { appVersion, variant } = readBuildInfo(target, env);
  return path.join(root, mapsPath(appVersion, variant, target));
}

export async function keepMaps(target, out, env) {
  if (env.TARO_APP_SOURCE_MAPS !== 'on') return;
  const kept = await mapsOf(target, env);
  moveMaps(out, kept);
  console.log(`${target}: maps in ${path.relative(root, kept)}`);
}
