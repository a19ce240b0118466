export interface TestPostgres {
  url: string;
  halt: (mode: 'fast' | 'immediate') => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}
export function startPostgres(bin: string): Promise<TestPostgres>;
