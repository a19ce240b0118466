/** Why a sandbox cannot start, in words for whoever started it: the message says what to do, no stack is needed. */
export class StartError extends Error {
  override name = 'StartError';
}
