import { act } from 'react';

export interface Asked {
  name: string;
  params: Record<string, unknown>;
  options: { idempotencyKey?: string } | undefined;
  answer: (model: unknown) => Promise<void>;
  fail: (error: Error) => Promise<void>;
}

/** Queues calls for the test to answer. */
export function callByHand() {
  const asked: Asked[] = [];
  const call = (row: { name: string }, params: Record<string, unknown>, options?: Asked['options']) =>
    new Promise((resolve, reject) => {
      asked.push({
        name: row.name,
        params,
        options,
        answer: (model) => act(async () => resolve(model)),
        fail: (error) => act(async () => reject(error)),
      });
    });
  return { asked, call, last: () => asked[asked.length - 1] as Asked };
}
