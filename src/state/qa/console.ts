import { withoutEnd } from '@/core/trimmed';
import { platform } from '@/platform';
import type { HttpMethod } from '@/platform/types';
import { build } from '@/variants';
import { readConsoleToken } from './stored';

/** `away`: no answer. `place`: only callable from its machine. `token`: missing or wrong. */
export type ConsoleProblem = 'away' | 'place' | 'token' | 'refused';

export class ConsoleError extends Error {
  readonly problem: ConsoleProblem;

  constructor(problem: ConsoleProblem, message: string = problem) {
    super(message);
    this.problem = problem;
    Object.setPrototypeOf(this, ConsoleError.prototype);
  }
}

export interface ConsoleState {
  clock: { time: number; speed: number };
  faults: { call: string; kind: string }[];
  actions: { name: string; title: string; kind: 'action' | 'scene' }[];
}

const TIMEOUT_MS = 15_000;
const problems: Readonly<Record<number, ConsoleProblem>> = { 401: 'token', 403: 'place' };

/** See sandbox/README.md. Rejects with ConsoleError only. */
async function send<T>(method: HttpMethod, path: string, body?: object): Promise<T> {
  const { status, text } = await platform
    .request({
      url: `${withoutEnd(build.apiBase, '/')}/console/api${path}`,
      method,
      headers: {
        'x-console-token': readConsoleToken(),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      timeoutMs: TIMEOUT_MS,
    })
    .catch(() => {
      throw new ConsoleError('away');
    });
  const problem = problems[status];
  if (problem) throw new ConsoleError(problem);
  let answer: T & { error?: string };
  try {
    answer = JSON.parse(text) as typeof answer;
  } catch {
    // Not a sandbox.
    throw new ConsoleError('away');
  }
  if (status >= 400) throw new ConsoleError('refused', answer.error ?? String(status));
  return answer;
}

export async function consoleState(): Promise<ConsoleState> {
  const [clock, { faults }, { actions }] = await Promise.all([
    send<ConsoleState['clock']>('GET', '/clock'),
    send<Pick<ConsoleState, 'faults'>>('GET', '/faults'),
    send<Pick<ConsoleState, 'actions'>>('GET', '/actions'),
  ]);
  return { clock, faults, actions };
}

export const moveClock = (ms: number) => send('POST', '/clock', { advanceMs: ms });
export const realTime = () => send('POST', '/clock', { time: Date.now(), speed: 1 });
export const faultsOff = () => send('DELETE', '/faults');
export const runScene = (name: string) => send('POST', `/actions/${encodeURIComponent(name)}`, {});

export const readyFaults = {
  slow: { call: '*', kind: 'delay', detail: { ms: 3000 } },
  down: { call: '*', kind: 'httpStatus', detail: { status: 503 } },
  lost: { call: '*', kind: 'dropAfter', times: 1 },
  forged: { call: '*', kind: 'wrongMac', times: 1 },
} as const;
export type ReadyFault = keyof typeof readyFaults;

export const faultOn = (name: ReadyFault) => send('POST', '/faults', readyFaults[name]);
