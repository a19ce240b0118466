/** Says the fix. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A command fails with a StartError's sentence, or with the whole error. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  await run().catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  });
}
