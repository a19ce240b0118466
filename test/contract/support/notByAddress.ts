/** Skips its test in a run by address (scripts/lib/tests/lineReporter.mjs). */
export class NotByAddress extends Error {
  override readonly name = 'NotByAddress';
}
