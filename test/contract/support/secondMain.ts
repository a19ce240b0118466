import type { SandboxOptions } from '../../../sandbox/server';
import { startSandbox } from '../../../sandbox/server';

async function main(): Promise<void> {
  const options = JSON.parse(process.env.SANDBOX_OPTIONS ?? '{}') as SandboxOptions;
  const sandbox = await startSandbox(options);
  process.on('disconnect', () => void sandbox.close().finally(() => process.exit(0)));
  process.send?.({ url: sandbox.url });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
