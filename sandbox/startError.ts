/** The message gives the fix; no stack is needed. */
export class StartError extends Error {
  override name = 'StartError';
}
