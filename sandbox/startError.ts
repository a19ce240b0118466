/** Says the fix. */
export class StartError extends Error {
  override name = 'StartError';
}
