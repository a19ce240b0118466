/** Name of the test that ends a file. */
export const FILE_END = 'end of ';

/** A JSON line per test, for nodeTests.mjs. */
export default async function* lines(source) {
  for await (const { type, data } of source) {
    if (type === 'test:diagnostic') {
      if (data.nesting > 0 || data.file) yield line({ type, text: data.message });
    } else if (type === 'test:pass' || type === 'test:fail') {
      const suite = data.details.type === 'suite';
      const error = type === 'test:fail' ? data.details.error : undefined;
      // Its tests are already reported.
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

/** The record separator tells it from a test's output. */
const line = (event) => `\n\x1e${JSON.stringify(event)}\n`;

function told(error) {
  const cause = error.cause ?? error;
  if (!(cause instanceof Error)) return String(cause);
  const frames = (cause.stack ?? '').split('\n').filter((text) => /^ {4}at /.test(text));
  return [cause.message, ...frames].join('\n');
}
