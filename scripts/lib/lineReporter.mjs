/** Begins the name of the test that ends a file's. */
export const FILE_END = 'end of ';

/** A reporter of node:test that hands each ended test on as one line of JSON; nodeTests.mjs reads them. */
export default async function* lines(source) {
  for await (const { type, data } of source) {
    if (type === 'test:diagnostic') {
      // The counts at the end are the reader's own matter.
      if (data.nesting > 0 || data.file) yield line({ type, text: data.message });
    } else if (type === 'test:pass' || type === 'test:fail') {
      const suite = data.details.type === 'suite';
      const error = type === 'test:fail' ? data.details.error : undefined;
      // A suite fails with its tests, which are told of already, or by its own hooks.
      if (suite && (!error || error.failureType === 'subtestsFailed')) continue;
      yield line({
        type,
        name: data.name,
        skipped: data.skip !== undefined || data.todo !== undefined,
        seconds: data.details.duration_ms / 1000,
        error: error && told(error),
      });
    }
  }
}

/** A record separator begins each line, so that it is told from what a test prints. */
const line = (event) => `\n\x1e${JSON.stringify(event)}\n`;

/** A message may have grown since the stack was written. */
function told(error) {
  const cause = error.cause ?? error;
  if (!(cause instanceof Error)) return String(cause);
  const frames = (cause.stack ?? '').split('\n').filter((text) => /^ {4}at /.test(text));
  return [cause.message, ...frames].join('\n');
}
