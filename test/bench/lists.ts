import { sandboxClient } from '../contract/support/sandboxClient';
import type { Child } from './child';
import type { Measure } from './figures';
import { ms } from './figures';
import { median } from './load';
import type { BenchSandbox } from './sandboxServer';

const rounds = 25;

export const lists: (sandbox: Child<BenchSandbox>) => Measure = (sandbox) => async (report) => {
  const { url, few, many } = sandbox.ready;
  const timed = async (token: string, params: Record<string, unknown>) => {
    const client = sandboxClient(url, { market: 'AUS' });
    client.token = token;
    const from = performance.now();
    const page = await client.call('order.listRecords', params as never);
    return { took: performance.now() - from, next: page.next };
  };
  const pages: { what: string; params: (cursor: string) => Record<string, unknown> }[] = [
    { what: 'first page', params: () => ({ tab: 'all', pageSize: 20 }) },
    { what: 'next page', params: (cursor) => ({ tab: 'all', pageSize: 20, cursor }) },
    { what: 'first page of those waiting', params: () => ({ tab: 'waiting', pageSize: 20 }) },
  ];
  for (const { what, params } of pages) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < rounds + 3; round += 1)
      for (const [who, person] of [
        ['few', few],
        ['many', many],
      ] as const) {
        const cursor = (await timed(person.token, { tab: 'all', pageSize: 20 })).next ?? '';
        const { took } = await timed(person.token, params(cursor));
        // Skips warm-up rounds.
        if (round >= 3) times[who].push(took);
      }
    const ratio = median(times.many) / median(times.few);
    report({
      name: `order list, ${what}, of ${many.orders.toLocaleString('en')} orders`,
      figure: ms(median(times.many)),
      floor: `of ${few.orders}: ${ms(median(times.few))}`,
      ratio,
      goal: '<= 1.5 x',
      ok: ratio <= 1.5,
    });
  }
};
