import { callNames, callRow } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { bodyLimit } from '../../sandbox/dispatch/body';
import { seededRandom, type SeededRandom } from '../../sandbox/seeded/random';
import type { TestSandbox } from '../contract/support/testSandbox';
import { mutated, sqlTexts } from './mutate';
import { sample } from './sample';

export interface RequestReport {
  calls: number;
  requests: number;
  refused: number;
  accepted: number;
  failures: string[];
}

function withSql(value: unknown, random: SeededRandom): unknown {
  if (typeof value === 'string') return random.next() < 0.5 ? random.pick(sqlTexts) : value;
  if (Array.isArray(value)) return value.map((item) => withSql(item, random));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withSql(item, random)]));
  return value;
}

export async function fuzzRequests(
  sandbox: TestSandbox,
  options: { seed: string; each: number; only?: string | undefined },
): Promise<RequestReport> {
  const report: RequestReport = { calls: 0, requests: 0, refused: 0, accepted: 0, failures: [] };
  const client = sandbox.client({ market: 'AUS', 'unique-identification': 'fuzz' });
  for (const name of callNames) {
    const row = callRow(name);
    if (row.contentType === 'multipart' || (options.only && name !== options.only)) continue;
    const random = seededRandom(`${options.seed}:requests:${name}`);
    report.calls += 1;
    for (let index = 0; index < options.each; index += 1) {
      // The call before may have ended it.
      client.token = await sandbox.console.signIn('demo-aus');
      const sound = sample(row.params, random);
      const kind = index === 0 ? 0 : random.next();
      const made = kind < 0.25 ? sound : kind < 0.5 ? withSql(sound, random) : mutated(sound, random);
      const params = { ...(sound as object), ...(made as Record<string, unknown>) };
      report.requests += 1;
      const where = `${name} #${index} ${JSON.stringify(params).slice(0, 200)}`;
      try {
        const { status, envelope } = await client.send(name, params);
        const { code } = envelope;
        if (typeof code !== 'string' || code === '')
          report.failures.push(`no envelope (HTTP ${status}): ${where}`);
        else if (status >= 500 || code === errorCodes.serverFault)
          report.failures.push(`a fault of its own (HTTP ${status}, ${code}): ${where}`);
        else if (code === '0') report.accepted += 1;
        else report.refused += 1;
      } catch (error) {
        // No client can encode lone surrogates and non-text: not sent.
        if (error instanceof URIError || /primitive value/.test(String(error))) report.requests -= 1;
        // An oversized body closes the connection, sometimes before its 413 is read.
        else if (JSON.stringify(params).length > bodyLimit) report.refused += 1;
        else report.failures.push(`${(error as Error).message}: ${where}`);
      }
    }
  }
  return report;
}
