import type { Exchange } from './types';

let id = '';

/** The server's number of the last call that failed, for whoever is asked for help; '' before one. */
export const failedRequest = (): string => id;

export function hearFailure({ response }: Exchange): void {
  id = response?.headers['x-request-id'] ?? id;
}
