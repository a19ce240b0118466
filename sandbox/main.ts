import closeWithGrace from 'close-with-grace';
import { callNames } from '@/contracts/calls';
import type { H5App } from './http/h5App';
import { openObjects } from './objects/open';
import { startSandbox } from './server';
import { readSettings } from './settings';
import { StartError } from './startError';
import { demoAccounts } from './seed/demoAccounts';
import { keysOf } from './vault/keysOf';

/** More than the server's `finishMs` and what database and last traces take. */
const longestCloseMs = 20_000;

async function run(h5App?: H5App): Promise<void> {
  const settings = readSettings(process.env);
  const startedAt = Date.now();
  // Imported on demand: takes a twentieth of a second.
  const endExport = settings.OTEL_EXPORTER_OTLP_ENDPOINT && (await import('./tracing/export')).startExport();
  const sandbox = await startSandbox({
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.SANDBOX_DATA,
    databaseUrl: settings.DATABASE_URL,
    // Others may be answering calls on it: `npm run migrate` is its own step.
    migrate: settings.DATABASE_URL === undefined,
    seed: settings.SANDBOX_SEED,
    publicUrl: settings.PUBLIC_URL,
    trustedProxies: settings.TRUSTED_PROXIES,
    shedLoad: true,
    log: settings.SANDBOX_LOG && { level: settings.SANDBOX_LOG },
    h5Dir: settings.SANDBOX_H5,
    pseudoEnglish: settings.SANDBOX_ENGLISH === 'pseudo',
    h5App,
    signingKey: settings.SANDBOX_SIGNING_KEY,
    dataKeys: keysOf(settings),
    objects: await openObjects(settings),
    consoleToken: settings.SANDBOX_CONSOLE_TOKEN,
    consoleOpen: settings.SANDBOX_CONSOLE === 'open',
    build: settings.SANDBOX_BUILD,
    onProgress: (step) => console.log(`  … ${step}`),
  });
  closeWithGrace({ delay: longestCloseMs }, async ({ signal, err }) => {
    if (err) console.error(err);
    console.log(`\n${signal ?? 'Fault'}: finishing what runs, then closing the database`);
    await sandbox.close();
    if (endExport) await endExport();
  });

  if (!sandbox.runtime.atRest.on)
    console.log('Numbers of accounts and documents are in clear until `npm run seal`: docs/backend.md.');
  const missing = callNames.filter((call) => !sandbox.runtime.handlers[call]);
  console.log(`
The sandbox is ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s.

  App      ${sandbox.url}/remit
  Console  ${sandbox.url}/console/#token=${sandbox.consoleToken}

  Demo accounts (password ${demoAccounts.password}; captcha codes are in the console under Mails)
${demoAccounts.list.map((account) => `    ${account.market}  +${account.areaCode} ${account.phoneNumber}   ${account.email}   ${account.what}`).join('\n')}
`);
  if (missing.length)
    console.log(
      `  ${missing.length} of ${callNames.length} calls are not answered yet: ${missing.join(', ')}\n`,
    );
}

/** Resolves once it listens. */
export async function main(h5App?: H5App): Promise<void> {
  await run(h5App).catch((error: unknown) => {
    if (error instanceof StartError) console.error(error.message);
    else if ((error as { code?: string }).code === 'EADDRINUSE')
      console.error(`Port ${(error as { port?: number }).port} is taken. Set PORT to another one.`);
    else console.error(error);
    process.exit(1);
  });
}
