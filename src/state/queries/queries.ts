import {
  QueryClient,
  skipToken,
  useInfiniteQuery,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type * as v from 'valibot';
import { useLatest } from '../useLatest';
import { createCallScope } from '@/api';
import type { AnswerOf, ParamsOf, ParamsSchema, ReadCall } from '@/contracts/calls/defineCall';
import { isAppError } from '@/core/appError';
import { useLanguage, wantedLanguage } from '@/i18n';
import type { CancelSignal } from '@/platform/types';
import { usePageShownState } from './pageShown';
import { call } from '../client/client';
import { currentUserId } from '../session/session';
import { type SlowingBeat, useBeat } from './beat';
import { type Lasting, recallRows, rememberRows } from './lastRows';

const RETRIED = new Set(['network', 'timeout']);
const DEFAULT_STALE_MS = 30_000;

/**
 * Everything the server owns and a screen shows. What has failed is asked for again when the line is back or the app comes to
 * the front (`followDevice`); the rest is not fetched because a window got focus.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnWindowFocus: ({ state }) => (state.status === 'error' ? 'always' : false),
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : true),
      staleTime: DEFAULT_STALE_MS,
      retry: (count, error) => count < 1 && isAppError(error) && RETRIED.has(error.kind),
      retryDelay: 600,
    },
    // Params of a mutation, such as a password, are dropped soon after its screen. Not at once: a mutation that
    // is still under way by then is looked at again at this interval.
    mutations: { networkMode: 'always', gcTime: 5000 },
  },
});

export interface CallQueryOptions<A> {
  enabled?: boolean;
  /** How long an answer counts as fresh. Milliseconds. */
  staleMs?: number;
  /** Asked again this often while the page is shown, and at once when it is shown again. Milliseconds. */
  renewMs?: number | SlowingBeat;
  /** Ends the renewing once it says no. */
  renewWhile?: (answer: A) => boolean;
  /** Asked again when its page or tab is shown again, unless the answer is still fresh. */
  renewOnReturn?: boolean;
  /** Shows the answer to the params before while the next one is on its way. */
  keepPrevious?: boolean;
  /** An answer that outlives the app: after a start without network the last known one shows with its age. */
  lasting?: Lasting;
}

const quiet = { suppressToast: true, ignoreHttpError: true } as const;

/** The call ends with the last component that wants it; so does one that a login expiry left unsettled. */
function leavingWith(signal: CancelSignal) {
  const scope = createCallScope();
  signal.addEventListener('abort', () => scope.close());
  return { scope, signal };
}

/** The server's words are in a language: after a switch those of the former one are not shown any more. */
const keyOf = ({ name }: ReadCall, params: unknown): unknown[] => [name, params, wantedLanguage()];

/** The answer to the params before; never one in another language. */
const sameLanguage = <A>(before: A | undefined, of?: { queryKey: readonly unknown[] }): A | undefined =>
  of?.queryKey[2] === wantedLanguage() ? before : undefined;

/** Asks quietly, and keeps what is to last. */
async function ask<R extends ReadCall>(
  row: R,
  params: ParamsOf<R>,
  lasting: Lasting | undefined,
  signal?: CancelSignal,
): Promise<AnswerOf<R>> {
  const asked = { user: currentUserId(), language: wantedLanguage() };
  const answer = await call(row, params, { ...quiet, ...(signal && leavingWith(signal)) });
  if (lasting) rememberRows(row, params, answer, lasting, asked);
  return answer;
}

/**
 * The answer of a reading call, kept and shared. Failures are the screen's to show: the client stays quiet. With
 * `data` and `isError` both set, the rows are old: `dataUpdatedAt` tells their age. Nothing is asked while its params
 * are not known (null).
 */
export function useCall<R extends ReadCall>(
  row: R,
  params: ParamsOf<R> | null,
  options: CallQueryOptions<AnswerOf<R>> = {},
): UseQueryResult<AnswerOf<R>> {
  const shown = usePageShownState();
  const { staleMs, renewMs, renewWhile, renewOnReturn, keepPrevious, lasting } = options;
  const enabled = params !== null && options.enabled !== false;
  useLanguage();
  const first = useLastKnown(enabled ? lasting : undefined, row, params, (answer) => answer);
  const query = useQuery<AnswerOf<R>>({
    queryKey: keyOf(row, params),
    queryFn: params === null ? skipToken : ({ signal }) => ask(row, params, lasting, signal),
    ...first,
    enabled,
    staleTime: staleMs,
    placeholderData: keepPrevious ? sameLanguage : undefined,
    refetchInterval: useBeat(shown, renewMs, renewWhile),
  }) as UseQueryResult<AnswerOf<R>>;
  useOnReturn(shown, () => {
    if (enabled && renewMs) void query.refetch();
    else if (enabled && renewOnReturn) renewStale(row, params);
  });
  return query;
}

interface LastKnown<D> {
  initialData?: () => D | undefined;
  initialDataUpdatedAt?: () => number | undefined;
}

/**
 * Initial data of a query: rows of an earlier run, as old as they are, so that they are asked for again at once. Read
 * once a list, since a query without data asks for its first data at every render.
 */
function useLastKnown<R extends ReadCall, D>(
  lasting: Lasting | undefined,
  row: R,
  params: unknown,
  as: (answer: AnswerOf<R>) => D,
): LastKnown<D> {
  const key = lasting ? `${wantedLanguage()} ${JSON.stringify(params)}` : null;
  return useMemo(() => {
    if (key === null || !lasting) return {};
    let last: ReturnType<typeof recallRows<R>> | undefined;
    const recall = (): ReturnType<typeof recallRows<R>> =>
      last === undefined ? (last = recallRows(row, params, lasting)) : last;
    return {
      initialData: () => {
        const found = recall();
        return found ? as(found.answer) : undefined;
      },
      initialDataUpdatedAt: () => recall()?.at,
    };
    // `key` holds params and language; `as` and `lasting` are the same for every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [row, key]);
}

/** Unchanged data stays the same object, so that coming back draws only news. */
function renewStale(row: ReadCall, params: unknown): void {
  void queryClient.refetchQueries({ queryKey: keyOf(row, params), exact: true, stale: true });
}

/** Calls `back` when the page is shown again: who comes from the bank's app looks for news at once, not at the next beat. */
export function useOnReturn(shown: boolean, back: () => void): void {
  const latest = useLatest(back);
  const before = useRef(shown);
  useEffect(() => {
    if (shown && !before.current) latest.current();
    before.current = shown;
  }, [shown, latest]);
}

export interface Pages<Row> {
  rows: readonly Row[];
  state: 'loading' | 'failed' | 'ready';
  error: unknown;
  more: 'idle' | 'loading' | 'none' | 'failed';
  /** When the rows shown were fetched, if they could not be renewed. */
  staleSince: number | null;
  loadMore: () => void;
  refresh: () => Promise<unknown>;
}

/** A call that answers the rows of a page, and where the next one begins. */
type PagedRow = ReadCall<
  ParamsSchema,
  v.GenericSchema<unknown, { rows: unknown[]; next?: string | undefined }>
>;
type ItemOf<R extends PagedRow> = AnswerOf<R>['rows'][number];

/** A list that the server hands out page by page. */
export function usePages<R extends PagedRow>(row: R, params: Omit<ParamsOf<R>, 'cursor'>): Pages<ItemOf<R>> {
  useLanguage();
  const first = useLastKnown('own', row, params, (page) => ({
    pages: [page],
    pageParams: [undefined as string | undefined],
  }));
  const query = useInfiniteQuery({
    queryKey: keyOf(row, params),
    queryFn: ({ pageParam, signal }) =>
      pageParam === undefined
        ? ask(row, params as ParamsOf<R>, 'own', signal)
        : ask(row, { ...params, cursor: pageParam }, undefined, signal),
    // Of the first page alone; the next ones come from the server.
    ...first,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last as { next?: string }).next,
    staleTime: 0,
  });
  useOnReturn(usePageShownState(), () => renewStale(row, params));
  const pages = query.data?.pages;
  const rows = useMemo(() => (pages ?? []).flatMap((page) => page.rows), [pages]);
  const asked = useLatest(query.isFetchingNextPage);
  return {
    rows,
    state: query.isPending ? 'loading' : !pages ? 'failed' : 'ready',
    error: query.error,
    more: query.isFetchingNextPage
      ? 'loading'
      : query.isFetchNextPageError
        ? 'failed'
        : query.hasNextPage
          ? 'idle'
          : 'none',
    staleSince: pages && query.isRefetchError ? query.dataUpdatedAt : null,
    loadMore: () => void (asked.current ? undefined : query.fetchNextPage()),
    refresh: () => query.refetch(),
  };
}

/**
 * Asks once, for a step that needs the answer before it goes on; what a screen shows comes from `useCall`. Always asks
 * the server. A failure is the caller's to tell.
 */
export function fetchCall<R extends ReadCall>(row: R, params: ParamsOf<R>): Promise<AnswerOf<R>> {
  return queryClient.fetchQuery<AnswerOf<R>>({
    queryKey: keyOf(row, params),
    queryFn: () => call(row, params, { suppressToast: true }),
    staleTime: 0,
    retry: false,
  });
}

/** Asks for what the first screens will show, through the same query: it is asked once for all of them. */
export function prefetchCall<R extends ReadCall>(
  row: R,
  params: ParamsOf<R>,
  lasting?: Lasting,
): Promise<AnswerOf<R>> {
  return queryClient.fetchQuery<AnswerOf<R>>({
    queryKey: keyOf(row, params),
    queryFn: () => ask(row, params, lasting),
  });
}

/** Marks answers as old: those on screen are fetched again, the rest when next shown. */
export function refreshCalls(...rows: readonly ReadCall[]): void {
  for (const { name } of rows) void queryClient.invalidateQueries({ queryKey: [name] });
}
