import { fork, type ChildProcess } from 'node:child_process';
import { bundled } from '../../scripts/lib/build/bundled.mjs';

export interface Child<R> {
  ready: R;
  ask: <A>(message: unknown) => Promise<A>;
  /** Microseconds. */
  cpu: () => Promise<number>;
  stop: () => Promise<void>;
}

export async function startChild<R>(file: string, env: NodeJS.ProcessEnv = {}): Promise<Child<R>> {
  const child: ChildProcess = fork(await bundled(`test/bench/${file}`), {
    execArgv: process.env.BENCH_FLAGS?.split(' ') ?? [],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const next = () =>
    new Promise<unknown>((resolve, reject) => {
      child.once('message', resolve);
      void ended.then(() => reject(new Error(`${file} has ended`)));
    });
  const { ready } = (await next()) as { ready: R };
  const ask = <A>(message: unknown): Promise<A> => {
    const answer = next() as Promise<A>;
    child.send(message as never);
    return answer;
  };
  return {
    ready,
    ask,
    async cpu() {
      const { cpu } = await ask<{ cpu: NodeJS.CpuUsage }>('cpu');
      return cpu.user + cpu.system;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
