import closeWithGrace from 'close-with-grace';
import fs from 'node:fs';
import { callNames } from '@/contracts/calls';
import { readSigningKey } from './envelope';
import type { H5App } from './http/h5App';
import { startSandbox } from './server';
import { StartError } from './startError';
import { demoAccounts } from './seed/demoAccounts';

const { env } = process;

/** More than `finishMs` of the server, and what the database takes. */
const longestCloseMs = 20_000;

function signingKeyIn(file: string | undefined): string | undefined {
  if (!file) return undefined;
  try {
    const pem = fs.readFileSync(file, 'utf8');
    readSigningKey(pem);
    return pem;
  } catch (error) {
    throw new StartError(
      `SANDBOX_SIGNING_KEY=${file} is no Ed25519 private key (${(error as Error).message}). Make one: openssl genpkey -algorithm ed25519 -out ${file}`,
    );
  }
}

async function run(h5App?: H5App): Promise<void> {
  const startedAt = Date.now();
  const sandbox = await startSandbox({
    port: Number(env.PORT ?? 8080),
    host: env.HOST ?? '127.0.0.1',
    dataDir: env.SANDBOX_DATA ?? '.data/sandbox',
    databaseUrl: env.DATABASE_URL,
    seed: env.SANDBOX_SEED !== 'off',
    publicUrl: env.PUBLIC_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    shedLoad: true,
    h5Dir: env.SANDBOX_H5,
    pseudoEnglish: env.SANDBOX_ENGLISH === 'pseudo',
    h5App,
    signingKey: signingKeyIn(env.SANDBOX_SIGNING_KEY),
    consoleToken: env.SANDBOX_CONSOLE_TOKEN,
    consoleOpen: env.SANDBOX_CONSOLE === 'open',
    build: env.SANDBOX_BUILD,
    onProgress: (step) => console.log(`  … ${step}`),
  });
  closeWithGrace({ delay: longestCloseMs }, async ({ signal, err }) => {
    if (err) console.error(err);
    console.log(`\n${signal ?? 'Fault'}: finishing what runs, then closing the database`);
    await sandbox.close();
  });

  const missing = callNames.filter((call) => !sandbox.runtime.handlers[call]);
  console.log(`
The sandbox is ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s.

  App      ${sandbox.url}/remit
  Console  ${sandbox.url}/console/#token=${sandbox.consoleToken}

  Demo accounts (password ${demoAccounts.password}; captcha codes stand in the console under Mails)
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
      console.error(`Port ${env.PORT ?? 8080} is taken. Set PORT to another one.`);
    else console.error(error);
    process.exit(1);
  });
}
