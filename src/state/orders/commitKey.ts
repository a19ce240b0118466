import { randomText } from '../client/randomText';

export const newCommitKey = (): Promise<string> => randomText(24);
