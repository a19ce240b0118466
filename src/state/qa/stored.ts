import { disk, held, removeStored } from '../storage/storage';

/** Not in the stored keys: no release has it. */
const CONSOLE_TOKEN = 'qa.consoleToken';
export const readConsoleToken = (): string => disk.get(CONSOLE_TOKEN) ?? '';
export const writeConsoleToken = (token: string): boolean => disk.set(CONSOLE_TOKEN, token);

const ownKeys = (): string[] =>
  [...new Set([...disk.keys(), ...held.keys()])].filter((key) => key !== CONSOLE_TOKEN);

export const storedLengths = (): { key: string; length: number }[] =>
  ownKeys().map((key) => ({ key, length: (held.get(key) ?? disk.get(key) ?? '').length }));

export function clearStored(): void {
  for (const key of ownKeys()) {
    held.delete(key);
    disk.remove(key);
  }
  removeStored('token');
}
