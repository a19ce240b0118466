import { callRow, type CallName } from '@/contracts/calls';

export interface Subject {
  call: CallName;
  params?: Record<string, string | number>;
  what: string;
  calls: number;
  goal: number;
}

export const subjects: readonly Subject[] = [
  { call: 'common.supportCountry', what: 'plain, visitor', calls: 2000, goal: 0.5 },
  {
    call: 'order.listRecords',
    params: { tab: 'all', pageSize: 10 },
    what: 'encrypted, signed in',
    calls: 1000,
    goal: 0.35,
  },
  { call: 'user.profile', what: 'encrypted, signed in', calls: 2000, goal: 0.35 },
  { call: 'order.get', params: { seqNo: '$own' }, what: 'encrypted, signed in', calls: 1000, goal: 0.35 },
];

/** `$own` becomes the person's newest order. */
export const paramsOf = (subject: Subject, person: number): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(subject.params ?? {}).map(([name, value]) => [
      name,
      value === '$own' ? `bench-${person}-1` : value,
    ]),
  );

export const headersOf = (subject: Subject, token: string): Record<string, string> => ({
  lang: 'en',
  market: 'AUS',
  ...(callRow(subject.call).token === 'none' ? {} : { token }),
});
