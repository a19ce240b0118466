/** A reporter of node:test that hands each ended test on as one line of JSON; nodeTests.mjs reads them. */
export default async function* lines(source) {
  for await (const { type, data } of source) {
    if (type === 'test:diagnostic') {
      // The counts at the end are the reader's own matter.
      if (data.nesting > 0 || data.file) yield line({ type, text: data.message });
    } else if (type === 'test:pass' || type === 'test:fail') {
      yield line({
        type,
        name: data.name,
        suite: data.details.type === 'suite',
        skipped: data.skip !== undefined || data.todo !== undefined,
        seconds: data.details.duration_ms / 1000,
        error: type === 'test:fail' ? told(data.details.error) : undefined,
      });
    }
  }
}

/** A record separator begins each line, so that it is told from what a test prints. */
const line = (event) => `\n\x1e${JSON.stringify(event)}\n`;

function told(error) {
  const cause = error?.cause ?? error;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
