import { fork } from 'node:child_process';
import type { SandboxOptions } from '../../../sandbox/server';
import { bundled } from '../../../scripts/lib/build/bundled.mjs';

export interface SecondSandbox {
  url: string;
  stop: () => Promise<void>;
}

export async function startSecond(options: SandboxOptions): Promise<SecondSandbox> {
  // The database has the clock.
  const { clock: _clock, onProgress: _onProgress, ...rest } = options;
  const child = fork(await bundled('test/contract/support/secondMain.ts'), {
    env: { ...process.env, SANDBOX_OPTIONS: JSON.stringify(rest) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { url: string }).url));
    void ended.then(() => reject(new Error('The second sandbox has ended.')));
  });
  return {
    url,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
