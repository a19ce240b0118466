// npm run sandbox: only the sandbox.
import { runSandbox } from './lib/sandbox.mjs';

await runSandbox();
