// npm run sandbox: the sandbox alone.
import { runSandbox } from './lib/sandbox.mjs';

await runSandbox();
