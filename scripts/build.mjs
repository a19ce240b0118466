// node scripts/build.mjs <h5|weapp|alipay>... [--watch] [--if-stale]
import { buildTarget, isStale, TARGETS, watchTarget } from './lib/builds.mjs';

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const targets = wanted.length ? wanted : TARGETS;
const unknown = targets.filter((name) => !TARGETS.includes(name));
if (unknown.length) {
  console.error(`Unknown target: ${unknown.join(', ')}. Known: ${TARGETS.join(', ')}.`);
  process.exit(2);
}

if (args.includes('--watch')) {
  watchTarget(targets[0]);
} else {
  for (const target of targets) {
    if (args.includes('--if-stale') && !isStale(target)) {
      console.log(`${target}: up to date`);
      continue;
    }
    const seconds = await buildTarget(target);
    console.log(`${target}: built in ${seconds.toFixed(1)} s -> dist/${target}`);
  }
}
