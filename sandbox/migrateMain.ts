import { migrate } from './db/migrate';
import { openDatabase } from './db/open';
import { readSettings } from './settings';
import { StartError } from './startError';

async function run(): Promise<void> {
  const { SANDBOX_DATA: dataDir, DATABASE_URL: databaseUrl } = readSettings(process.env);
  const opened = await openDatabase({ dataDir, databaseUrl });
  try {
    const done = await migrate(opened, { underLoad: true });
    for (const name of done) console.log(`  ${name}`);
    console.log(`The tables of ${opened.place} are up to date: ${done.length} migrations were run.`);
  } finally {
    await opened.close();
  }
}

export async function main(): Promise<void> {
  await run().catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  });
}
