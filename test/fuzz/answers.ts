import type { CallName } from '@/contracts/calls';
import { callNames, callRow } from '@/contracts/calls';
import { errorTable } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { sealAnswer } from '../../sandbox/envelope';
import type { SeededRandom } from '../../sandbox/seeded/random';
import { seededRandom } from '../../sandbox/seeded/random';
import { localFile } from '../fakes';
import { clientWith, turns } from '../fakes/client';
import { brokenTexts, mutated } from './mutate';
import { sample } from './sample';

export interface AnswerReport {
  calls: number;
  mutations: number;
  accepted: number;
  refused: number;
  failures: string[];
}

const codes = Object.values(errorTable).flatMap((row) => ('code' in row ? [row.code] : []));
const statuses = [200, 200, 200, 200, 200, 200, 201, 204, 302, 400, 401, 403, 404, 406, 429, 500, 502, 503];
const file = localFile('a.png', 'image/png', new Uint8Array([137, 80, 78, 71]));

function malformed(model: unknown, random: SeededRandom): string {
  const envelope: Record<string, unknown> = { code: '0', msg: '', model, responseHeader: {} };
  const kind = random.next();
  // Screens that handle a code also read its message.
  if (kind < 0.12) Object.assign(envelope, { code: random.pick(codes), msg: 'no' });
  if (kind < 0.6) envelope.model = mutated(model, random);
  if (kind >= 0.6 && kind < 0.75) return JSON.stringify(mutated(envelope, random)) ?? '';
  if (kind >= 0.75 && kind < 0.8)
    return JSON.stringify({ ...envelope, model: sample(callRow(random.pick(callNames)).answer, random) });
  const text = JSON.stringify(envelope);
  return kind < 0.8 ? text : random.pick(brokenTexts)(text, random);
}

/** Malformed answers end as a typed answer or AppError, with nothing pending or shown. */
export async function fuzzAnswers(options: {
  seed: string;
  each: number;
  only?: string | undefined;
  progress?: (call: CallName) => void;
}): Promise<AnswerReport> {
  const report: AnswerReport = { calls: 0, mutations: 0, accepted: 0, refused: 0, failures: [] };
  const stray: unknown[] = [];
  const onStray = (reason: unknown) => void stray.push(reason);
  process.on('unhandledRejection', onStray);
  let text = '';
  let status = 200;
  let spoil = false;
  const { client, session, told } = clientWith(() => ({ raw: text, status }), {
    // A valid seal, invalid content.
    tamper: (body, opened) => {
      if (spoil)
        return random.pick<unknown>([{ data: body.data.slice(3) }, { data: 7 }, {}, text, [], { code: '0' }]);
      return { data: sealAnswer(opened, text) };
    },
    sealRaw: true,
  });
  let random = seededRandom(options.seed);
  await client.prepareKeys();
  try {
    for (const name of callNames) {
      if (name === 'common.secureInit' || (options.only && name !== options.only)) continue;
      const row = callRow(name);
      random = seededRandom(`${options.seed}:${name}`);
      report.calls += 1;
      options.progress?.(name);
      for (let index = 0; index < options.each; index += 1) {
        const params = sample(row.params, random) as Record<string, unknown>;
        const model = sample(row.answer, random);
        text = index === 0 ? JSON.stringify({ code: '0', msg: '', model }) : malformed(model, random);
        status = index === 0 ? 200 : random.pick(statuses);
        spoil = index > 0 && random.next() < 0.1;
        session.token = 'T0';
        report.mutations += 1;
        const where = `${name} #${index} (${status}): ${text.slice(0, 160)}`;
        const sent =
          row.contentType === 'multipart' ? client.upload(row, params, file) : client.call(row, params);
        const ended = await settled(sent, () => client.releaseExpired());
        if (ended.kind === 'answer') report.accepted += 1;
        else report.refused += 1;
        if (ended.kind === 'pending') report.failures.push(`never ends: ${where}`);
        if (ended.kind === 'error' && !isTyped(ended.error))
          report.failures.push(`not an AppError but ${String(ended.error)}: ${where}`);
        if (index === 0 && ended.kind !== 'answer')
          report.failures.push(
            `a right answer is refused: ${(ended as { error?: Error }).error?.message} ${where}`,
          );
        if (({} as Record<string, unknown>).polluted !== undefined)
          report.failures.push(`polluted: ${where}`);
        if (stray.length) report.failures.push(`unhandled rejection ${String(stray.pop())}: ${where}`);
        if (told.toasts.length > 100) told.toasts.length = 0;
      }
    }
    // Past the indicator's delay and the redirect to login.
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (told.loading[told.loading.length - 1] === true)
      report.failures.push('the loading indicator is stuck');
    if (stray.length) report.failures.push(`unhandled rejections: ${stray.map(String).join('; ')}`);
  } finally {
    process.off('unhandledRejection', onStray);
  }
  return report;
}

type Ended = { kind: 'answer' } | { kind: 'error'; error: unknown } | { kind: 'pending' };

async function settled(call: Promise<unknown>, release: () => void): Promise<Ended> {
  let ended: Ended = { kind: 'pending' };
  call.then(
    () => void (ended = { kind: 'answer' }),
    (error: unknown) => void (ended = { kind: 'error', error }),
  );
  await turns();
  if ((ended as Ended).kind === 'pending') {
    release();
    await turns();
  }
  return ended;
}

const isTyped = (error: unknown): boolean =>
  error instanceof AppError &&
  typeof error.code === 'string' &&
  typeof error.kind === 'string' &&
  typeof error.messageKey === 'string';
