// node scripts/build.mjs <h5|weapp|alipay>... [--watch] [--if-stale] [--school-agent]
// --school-agent: that brand instead of the main one, to .cache/schoolAgent, unless it is there already.
import { buildTarget, buildVariant, isStale, TARGETS, watchTarget } from './lib/builds.mjs';

const FLAGS = ['--watch', '--if-stale', '--school-agent'];
const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith('-'));
const wanted = args.filter((arg) => !arg.startsWith('-'));
const targets = wanted.length ? wanted : TARGETS;
const refuse = (what, unknown, known) => {
  if (unknown.length === 0) return;
  console.error(`Unknown ${what}: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  process.exit(2);
};
refuse(
  'target',
  targets.filter((name) => !TARGETS.includes(name)),
  TARGETS,
);
refuse(
  'option',
  flags.filter((flag) => !FLAGS.includes(flag)),
  FLAGS,
);

if (flags.includes('--watch')) {
  watchTarget(targets[0]);
} else if (flags.includes('--school-agent')) {
  for (const target of targets) await buildVariant('schoolAgent', target);
} else {
  for (const target of targets) {
    if (flags.includes('--if-stale') && !isStale(target)) {
      console.log(`${target}: up to date`);
      continue;
    }
    const seconds = await buildTarget(target);
    console.log(`${target}: built in ${seconds.toFixed(1)} s -> dist/${target}`);
  }
}
