/** Name of the test that ends a file. */
export const FILE_END = 'end of ';

/** A JSON line per test, for nodeTests.mjs. `why`: by address, the reason of a skip. */
export default async function* lines(source) {
  const byAddress = Boolean(process.env.CONTRACT_BASE);
  const cancelled = [];
  for await (const { type, data } of source) {
    if (type === 'test:diagnostic') {
      if (data.nesting > 0 || data.file) yield line({ type, text: data.message });
    } else if (type === 'test:pass' || type === 'test:fail') {
      const suite = data.details.type === 'suite';
      const error = type === 'test:fail' ? data.details.error : undefined;
      const why = byAddress ? whySkipped(data, error) : undefined;
      const event = {
        type,
        name: data.name,
        skipped: data.skip !== undefined || data.todo !== undefined,
        seconds: data.details.duration_ms / 1000,
        error: error && told(error),
        why,
      };
      // Told before the hook that failed.
      if (byAddress && error?.failureType === 'cancelledByParent') {
        if (!suite) cancelled.push(event);
        continue;
      }
      for (const one of cancelled.splice(0)) yield line({ ...one, why });
      // Its tests are already reported.
      const known = suite && (error ? why || error.failureType === 'subtestsFailed' : !why);
      if (!known) yield line(event);
    }
  }
  for (const one of cancelled) yield line(one);
}

/** The record separator tells it from a test's output. */
const line = (event) => `\n\x1e${JSON.stringify(event)}\n`;

function told(error) {
  const cause = error.cause ?? error;
  if (!(cause instanceof Error)) return String(cause);
  const frames = (cause.stack ?? '').split('\n').filter((text) => /^ {4}at /.test(text));
  return [cause.message, ...frames].join('\n');
}

const whySkipped = ({ skip }, error) => (error?.cause?.name === 'NotByAddress' ? error.cause.message : skip);
