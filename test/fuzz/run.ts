import { parseArgs } from 'node:util';
import { startTestSandbox } from '../contract/support/testSandbox';
import { fuzzAnswers } from './answers';
import { fuzzRequests } from './requests';

// npm run fuzz -- [--each 1000] [--requests 60] [--seed <text>] [--only <call>]
const { values } = parseArgs({
  options: {
    each: { type: 'string' },
    requests: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
  },
});
const each = Number(values.each ?? 1000);
const requests = Number(values.requests ?? 60);
const seed = values.seed ?? `s${Date.now().toString(36)}`;

async function main(): Promise<void> {
  const only = values.only ? ` --only ${values.only}` : '';
  console.log(
    `Malformed answers, ${each} a call, and hostile requests, ${requests} a call; seed ${seed} (again: npm run fuzz -- --each ${each} --requests ${requests} --seed ${seed}${only})`,
  );
  const failures: string[] = [];
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  if (each > 0) {
    const answers = await fuzzAnswers({ seed, each, only: values.only });
    console.log(
      `${answers.calls} calls, ${answers.mutations} malformed answers: ${answers.accepted} still as promised, ${answers.refused} typed errors, ${answers.failures.length} failures; ${seconds()}`,
    );
    failures.push(...answers.failures);
  }
  if (requests > 0) {
    const sandbox = await startTestSandbox({ quiet: true, seed: true });
    try {
      const report = await fuzzRequests(sandbox, { seed, each: requests, only: values.only });
      console.log(
        `${report.calls} calls, ${report.requests} hostile requests: ${report.refused} refused, ${report.accepted} taken as sound, ${report.failures.length} failures; ${seconds()}`,
      );
      failures.push(...report.failures);
    } finally {
      await sandbox.close();
    }
  }
  for (const line of failures.slice(0, 40)) console.error(line);
  process.exit(failures.length ? 1 : 0);
}

void main();
