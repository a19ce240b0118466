/** @jest-environment jsdom */
import { fake } from '../../component/fakeApp';
import { focusManager, onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { userLangChange } from '@/contracts/calls/account/user';
import type { ReadCall } from '@/contracts/calls/defineCall';
import { messageNew } from '@/contracts/calls/message/unread';
import { messageReadAll } from '@/contracts/calls/message/messages';
import { orderCancel } from '@/contracts/calls/order/ending';
import { payeeDelete } from '@/contracts/calls/payee/payee';
import { payeeCardDetail } from '@/contracts/calls/payee/card';
import { payeeUpdate } from '@/contracts/calls/payee/update';
import { activityPendingRemind } from '@/contracts/calls/activity';
import { commonSupportCountry } from '@/contracts/calls/common/markets';
import { orderGet, orderListRecords, orderListTypeTab } from '@/contracts/calls/order/orders';
import { payeeList } from '@/contracts/calls/payee/list';
import type { Payer } from '@/contracts/entities/payer';
import { AppError } from '@/core/appError';
import type { CallOptions } from '@/api';
import { setLanguage } from '@/i18n';
import { platform } from '@/platform';
import { useCallMutation } from '@/state/queries/mutations';
import { PageShownContext } from '@/state/queries/pageShown';
import { prefetchCall, queryClient, refresh, useCall, usePages } from '@/state/queries/queries';
import { write } from '@/state/queries/write';
import { sessionStore } from '@/state/session/session';
import { readMember, writeMember } from '@/state/storage/storage';

interface Asked {
  name: string;
  params: { cursor?: string };
  options: CallOptions;
  settle: (answer: unknown) => void;
  fail: (error: unknown) => void;
}
const asked: Asked[] = [];

fake.client({
  call: ({ name }: { name: string }, params: Asked['params'], options: CallOptions = {}) =>
    new Promise((settle, fail) => {
      asked.push({ name, params, options, settle, fail });
    }),
});
const { storage } = platform;
const signIn = (userId: string | null) =>
  sessionStore.setState({ payer: userId ? ({ userId } as Payer) : null });

const offline = () => new AppError({ code: '500', kind: 'http', messageKey: 'errors.server' });
let root: Root;
interface Seen {
  data: unknown;
  dataUpdatedAt: number;
  isError: boolean;
  rows: unknown;
  state: string;
  more: string;
  staleSince: number | null;
  busy: boolean;
  failed: boolean;
  loadMore: () => unknown;
  refresh: () => unknown;
  remove: () => unknown;
}
const seen = { current: {} as Seen };
const show = (read: Partial<Seen>): void => void (seen.current = read as Seen);
const draw = (node: ReactNode) =>
  act(async () =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>{node}</QueryClientProvider>
      </StrictMode>,
    ),
  );
const last = () => asked[asked.length - 1] as Asked;
const settle = (run: () => void) =>
  act(async () => {
    run();
    // The query client delivers answers through timers.
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2));
  });

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
beforeEach(() => {
  asked.length = 0;
  storage.keys().forEach(storage.remove);
  signIn('u1');
  queryClient.clear();
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(async () => root.unmount()));

function Renewed() {
  const { data } = useCall(commonSupportCountry, {}, { staleMs: 60_000, renewMs: 60_000 });
  show({ data });
  return null;
}
function Markets({ staleMs }: { staleMs?: number }) {
  // Components rerender only for what they read.
  const { data, isError, dataUpdatedAt } = useCall(commonSupportCountry, {}, { staleMs });
  show({ data, isError, dataUpdatedAt });
  return null;
}
function Kept() {
  const { data } = useCall(commonSupportCountry, {}, { keepPrevious: true });
  show({ data });
  return null;
}
function Counted() {
  const { data } = useCall(commonSupportCountry, {}, { staleMs: 0, renewOnReturn: true });
  show({ data });
  return null;
}
function PayeesOf({ country }: { country: string | null }) {
  const { status } = useCall(payeeList, country ? { country } : null);
  show({ state: status });
  return null;
}
function Orders() {
  show(usePages(orderListRecords, { tab: 'all', pageSize: 20 }));
  return null;
}

describe('an answer on a screen', () => {
  test('is asked for quietly and shared', async () => {
    await draw(
      <>
        <Markets />
        <Markets />
      </>,
    );
    expect(asked.filter(({ options }) => !options.signal?.aborted)).toHaveLength(1);
    expect(last().options).toMatchObject({ suppressToast: true, ignoreHttpError: true });
    await settle(() => last().settle({ list: [1] }));
    expect(seen.current.data).toEqual({ list: [1] });
  });

  test('is not asked for while what to ask is not known', async () => {
    await draw(<PayeesOf country={null} />);
    expect([asked.length, seen.current.state]).toEqual([0, 'pending']);
    await draw(<PayeesOf country="CHN" />);
    expect(last().params).toEqual({ country: 'CHN' });
  });

  test('that renews itself is asked for at once when the page is shown again, and not while it is hidden', async () => {
    const page = (shown: boolean) =>
      draw(
        <PageShownContext.Provider value={shown}>
          <Renewed />
        </PageShownContext.Provider>,
      );
    await page(true);
    await settle(() => last().settle({ list: [1] }));
    const count = asked.length;
    await page(false);
    expect(asked).toHaveLength(count);
    await page(true);
    await settle(() => last().settle({ list: [2] }));
    expect(asked).toHaveLength(count + 1);
    expect(seen.current.data).toEqual({ list: [2] });
  });

  test.each([
    ['a list', <Orders key="orders" />, { rows: ['a', 'b'] }],
    ['an answer', <Counted key="counted" />, { list: [1] }],
  ])(
    '%s that is come back to is looked up once, and what has not changed stays',
    async (_, panel, answer) => {
      const page = (shown: boolean) =>
        draw(<PageShownContext.Provider value={shown}>{panel}</PageShownContext.Provider>);
      await page(true);
      await settle(() => last().settle(answer));
      const [{ rows, data }, count] = [seen.current, asked.length];
      await page(false);
      expect(asked).toHaveLength(count);
      await page(true);
      expect(asked).toHaveLength(count + 1);
      await settle(() => last().settle(JSON.parse(JSON.stringify(answer))));
      expect([seen.current.rows === rows, seen.current.data === data]).toEqual([true, true]);
    },
  );

  test('that the start of the app has asked for is not asked for again by the first screen', async () => {
    const early = prefetchCall(commonSupportCountry, {});
    await draw(<Markets />);
    await settle(() => last().settle({ list: [1] }));
    expect(await early).toEqual({ list: [1] });
    expect(asked).toHaveLength(1);
    expect(seen.current.data).toEqual({ list: [1] });
  });

  test('that cannot be renewed stays, with its age', async () => {
    await draw(<Markets staleMs={0} />);
    await settle(() => last().settle({ list: [1] }));
    const before = seen.current.dataUpdatedAt;
    await settle(() => void queryClient.invalidateQueries());
    await settle(() => last().fail(offline()));
    expect(seen.current).toMatchObject({ data: { list: [1] }, isError: true, dataUpdatedAt: before });
  });

  test.each([
    ['the line is back', () => [false, true].forEach((online) => onlineManager.setOnline(online))],
    ['the app is in front again', () => [false, true].forEach((front) => focusManager.setFocused(front))],
  ])('that failed is asked for again when %s, one that is fresh is not', async (_when, back) => {
    await draw(<Markets staleMs={60_000} />);
    await settle(() => last().fail(offline()));
    const failed = asked.length;
    await settle(back);
    expect(asked).toHaveLength(failed + 1);
    await settle(() => last().settle({ list: [1] }));
    expect(seen.current.data).toEqual({ list: [1] });
    await settle(back);
    expect(asked).toHaveLength(failed + 1);
  });

  test.each([
    ['an answer', <Markets key="a" />, { list: [1] }],
    ['one that shows the answer before', <Kept key="b" />, { list: [1] }],
    ['a list', <Orders key="c" />, { rows: ['a'] }],
  ])('%s is not shown in the former language once another one is chosen', async (_what, screen, answer) => {
    await draw(screen);
    await settle(() => last().settle(answer));
    const count = asked.length;
    await settle(() => void setLanguage('zh-HK'));
    expect(seen.current.data ?? seen.current.rows ?? []).toEqual([]);
    expect(asked.length).toBeGreaterThan(count);
    await settle(() => last().settle(answer));
    expect(seen.current.data ?? { rows: seen.current.rows }).toEqual(answer);
    await settle(() => void setLanguage('zh'));
  });

  test('left unsettled by an expiry is let go with the screen, and asked for again by the next one', async () => {
    await draw(<Markets />);
    const { scope, signal } = last().options;
    const held = scope?.hold(() => new Error('released'));
    const outcome = held?.catch((error: Error) => error.message);
    await draw(null);
    expect(signal?.aborted).toBe(true);
    expect(await outcome).toBe('released');
    const count = asked.length;
    await draw(<Markets />);
    expect(asked.length).toBeGreaterThan(count);
    await settle(() => last().settle({ list: [2] }));
    expect(seen.current.data).toEqual({ list: [2] });
  });
});

function Payees() {
  const { data, isError, dataUpdatedAt } = useCall(payeeList, {}, { lasting: 'own' });
  show({ rows: data?.list, isError, dataUpdatedAt });
  return null;
}

function Shared() {
  const { data } = useCall(commonSupportCountry, {}, { lasting: 'shared' });
  show({ data });
  return null;
}

describe('a list after a new start of the app', () => {
  const startAnew = async (): Promise<void> => {
    await draw(null);
    queryClient.clear();
  };
  const loaded = async (): Promise<number> => {
    await draw(<Payees />);
    await settle(() => last().settle({ list: [] }));
    const time = seen.current.dataUpdatedAt;
    await startAnew();
    return time;
  };

  test('shows its last known rows with their age while they cannot be renewed', async () => {
    const time = await loaded();
    await draw(<Payees />);
    expect(seen.current.rows).toEqual([]);
    await settle(() => last().fail(offline()));
    expect(seen.current.isError).toBe(true);
    expect(Math.abs(seen.current.dataUpdatedAt - time)).toBeLessThan(1000);
  });

  test('reads its last known rows once, however often it is drawn without an answer', async () => {
    const read = jest.spyOn(storage, 'get');
    const count = () => read.mock.calls.filter(([key]) => key.includes('order.listRecords')).length;
    await draw(<Orders />);
    const first = count();
    expect(first).toBeGreaterThan(0);
    for (let times = 0; times < 5; times += 1) await draw(<Orders />);
    expect(count()).toBe(first);
    read.mockRestore();
  });

  test('shows nothing in another language than it was answered in', async () => {
    await loaded();
    await settle(() => void setLanguage('zh-HK'));
    await draw(<Payees />);
    expect(seen.current.rows).toBeUndefined();
    await settle(() => void setLanguage('zh'));
  });

  test('of what is the same for everybody is there for a visitor, too', async () => {
    signIn(null);
    await draw(<Shared />);
    await settle(() => last().settle({ list: [] }));
    await startAnew();
    await draw(<Shared />);
    expect(seen.current.data).toEqual({ list: [] });
  });

  test('shows nothing of someone else, and nothing that is no longer of the shape', async () => {
    await loaded();
    signIn('u2');
    await draw(<Payees />);
    expect(seen.current.rows).toBeUndefined();
    await startAnew();
    signIn('u1');
    const kept = readMember('list', 'payee.list:{}') ?? '';
    writeMember('list', 'payee.list:{}', kept.replace('[]', '[{"id":7}]'));
    await draw(<Payees />);
    expect(seen.current.rows).toBeUndefined();
  });
});

describe('a list that comes page by page', () => {
  const page = (rows: number[], next?: string) => ({ rows, total: 9, ...(next ? { next } : {}) });

  test('goes on at its cursor, to the end', async () => {
    await draw(<Orders />);
    expect(seen.current.state).toBe('loading');
    await settle(() => last().settle(page([1, 2], 'c2')));
    expect(seen.current).toMatchObject({ state: 'ready', rows: [1, 2], more: 'idle' });
    await settle(() => seen.current.loadMore());
    expect([last().params.cursor, seen.current.more]).toEqual(['c2', 'loading']);
    await settle(() => last().settle(page([3])));
    expect(seen.current).toMatchObject({ rows: [1, 2, 3], more: 'none' });
  });

  test('keeps its rows, with their age, when it cannot be renewed', async () => {
    await draw(<Orders />);
    await settle(() => last().settle(page([1])));
    await settle(() => void seen.current.refresh());
    await settle(() => last().fail(offline()));
    expect(seen.current).toMatchObject({ state: 'ready', rows: [1] });
    expect(seen.current.staleSince).toBeGreaterThan(0);
  });

  test('says so when its first page or a later one fails', async () => {
    await draw(<Orders />);
    await settle(() => last().fail(offline()));
    expect(seen.current.state).toBe('failed');
    await settle(() => void seen.current.refresh());
    await settle(() => last().settle(page([1], 'c2')));
    await settle(() => seen.current.loadMore());
    await settle(() => last().fail(offline()));
    expect(seen.current).toMatchObject({ rows: [1], more: 'failed' });
  });
});

function Removing() {
  const removal = useCallMutation(payeeDelete);
  const { data } = useCall(payeeList, {});
  useCall(commonSupportCountry, {});
  const remove = () => removal.mutateAsync({ payeeId: 'p1' }).catch((error: unknown) => error);
  show({ data, remove, busy: removal.isPending, failed: removal.isError });
  return null;
}

describe('a first answer that was asked before a change', () => {
  it('is not taken for one after it', async () => {
    await draw(<Removing />);
    const early = asked.find(({ name }) => name === 'payee.list') as Asked;
    await settle(() => refresh('payee'));
    const late = last();
    expect(late).toMatchObject({ name: 'payee.list' });
    expect(late).not.toBe(early);
    await settle(() => early.settle({ list: [1] }));
    expect(seen.current.data).toBeUndefined();
    await settle(() => late.settle({ list: [2] }));
    expect(seen.current.data).toEqual({ list: [2] });
  });
});

describe('a call that changes something', () => {
  beforeEach(async () => {
    await draw(<Removing />);
    await settle(() => asked.forEach((call) => call.settle({ list: [1] })));
    asked.length = 0;
    await settle(() => void seen.current.remove());
    expect(last()).toMatchObject({ name: 'payee.delete', params: { payeeId: 'p1' } });
    expect(seen.current.busy).toBe(true);
  });

  test('has what its row says it changes fetched again once it has succeeded, and not before', async () => {
    expect(asked).toHaveLength(1);
    await settle(() => last().settle({ done: true }));
    expect(seen.current).toMatchObject({ busy: false, failed: false });
    expect(asked.map(({ name }) => name)).toEqual(['payee.delete', 'payee.list']);
    await settle(() => last().settle({ list: [2] }));
    expect(seen.current.data).toEqual({ list: [2] });
  });

  test('is sent once: a failure is handed on, and nothing is fetched again', async () => {
    await settle(() =>
      last().fail(new AppError({ code: 'network', kind: 'network', messageKey: 'errors.network' })),
    );
    expect(seen.current).toMatchObject({ busy: false, failed: true });
    expect(asked).toHaveLength(1);
  });
});

describe('what is shown of one thing is fetched again by each call that changes it, whoever makes it', () => {
  const shown: readonly [ReadCall, Record<string, unknown>][] = [
    [orderGet, { seqNo: 'S1' }],
    [orderListRecords, { tab: 'all', pageSize: 20 }],
    [orderListTypeTab, {}],
    [payeeCardDetail, { by: 'order', id: 'S1' }],
    [activityPendingRemind, {}],
    [payeeList, {}],
    [messageNew, {}],
    [commonSupportCountry, {}],
  ];
  const fetchedAgain = async (change: () => Promise<unknown>, end: (call: Asked) => void) => {
    for (const [row, params] of shown) {
      const loaded = prefetchCall(row, params);
      last().settle({});
      await loaded;
    }
    asked.length = 0;
    const made = change().catch(() => undefined);
    end(last());
    await made;
    const keys = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
    return keys.map(({ queryKey }) => queryKey[0]).sort();
  };
  const ofOrder = [
    'activity.pendingRemind',
    'order.get',
    'order.listRecords',
    'order.listTypeTab',
    'payeeCard.detail',
  ];

  test.each<[string, () => Promise<unknown>, readonly string[]]>([
    ['an order given up', () => write(orderCancel, { seqNo: 'S1' }), ofOrder],
    [
      'a payee changed for an order',
      () => write(payeeUpdate, { payeeId: 'p1' }),
      [...ofOrder, 'payee.list'].sort(),
    ],
    ['messages read', () => write(messageReadAll, {}), ['message.new']],
  ])('%s', async (_what, change, names) => {
    expect(await fetchedAgain(change, (call) => call.settle({}))).toEqual(names);
  });

  test('not by one that failed', async () => {
    const cancel = () => write(orderCancel, { seqNo: 'S1' });
    expect(await fetchedAgain(cancel, (call) => call.fail(offline()))).toEqual([]);
  });

  test('nor by one that changed nothing of it', async () => {
    expect(
      await fetchedAgain(
        () => write(userLangChange, { lang: 'en' }),
        (call) => call.settle({}),
      ),
    ).toEqual([]);
  });
});
