export interface TestPostgres {
  url: string;
  halt: (mode: 'fast' | 'immediate') => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}
export function onPostgres<T>(bin: string, work: (url: string) => Promise<T>): Promise<T>;
export function startPostgres(bin: string): Promise<TestPostgres>;
