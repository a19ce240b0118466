import { randomText } from '../client/randomText';

/** A key for one intended order. */
export const newCommitKey = (): Promise<string> => randomText(24);
