import type { Exchange } from './types';

let id = '';

/** To quote when asking for help; '' before one. */
export const failedRequest = (): string => id;

export function hearFailure({ response }: Exchange): void {
  id = response?.headers['x-request-id'] ?? id;
}
