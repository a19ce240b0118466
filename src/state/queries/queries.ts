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
import type { AnswerOf, CallSubject, ParamsOf, ParamsSchema, ReadCall } from '@/contracts/calls/defineCall';
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

/** On focus only failed ones refetch. */
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
    // Drops params such as passwords; also how often a running mutation is checked.
    mutations: { networkMode: 'always', gcTime: 5000 },
  },
});

export interface CallQueryOptions<A> {
  enabled?: boolean;
  /** Freshness in ms. */
  staleMs?: number;
  /** Polling, ms, while shown; refetches on return. */
  renewMs?: number | SlowingBeat;
  renewWhile?: (answer: A) => boolean;
  /** When stale. */
  renewOnReturn?: boolean;
  /** While the next params load. */
  keepPrevious?: boolean;
  /** Over restarts: offline the last answer shows with its age. */
  lasting?: Lasting;
}

const quiet = { suppressToast: true, ignoreHttpError: true } as const;

/** Also ends calls left by a login expiry. */
function leavingWith(signal: CancelSignal) {
  const scope = createCallScope();
  signal.addEventListener('abort', () => scope.close());
  return { scope, signal };
}

/** Answers are of one language. */
const keyOf = ({ name, shows }: ReadCall, params: unknown): unknown[] => [
  name,
  params,
  wantedLanguage(),
  shows,
];

const sameLanguage = <A>(before: A | undefined, of?: { queryKey: readonly unknown[] }): A | undefined =>
  of?.queryKey[2] === wantedLanguage() ? before : undefined;

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

/** Null params disable. The client shows no failures. `data` with `isError` is old: `dataUpdatedAt`. */
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

/** Refetches by age. Memoized: without data the query asks at every render. */
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
    // `key` holds params and language; `as` and `lasting` never change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [row, key]);
}

function renewStale(row: ReadCall, params: unknown): void {
  void queryClient.refetchQueries({ queryKey: keyOf(row, params), exact: true, stale: true });
}

/** Not at the next beat. */
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
  /** Epoch ms; set when the refetch failed. */
  staleSince: number | null;
  loadMore: () => void;
  refresh: () => Promise<unknown>;
}

type PagedRow = ReadCall<
  ParamsSchema,
  v.GenericSchema<unknown, { rows: unknown[]; next?: string | undefined }>
>;
type ItemOf<R extends PagedRow> = AnswerOf<R>['rows'][number];

/** `kept`: the first page, over restarts. */
export function usePages<R extends PagedRow>(
  row: R,
  params: Omit<ParamsOf<R>, 'cursor'>,
  { kept = true }: { kept?: boolean } = {},
): Pages<ItemOf<R>> {
  useLanguage();
  const lasting = kept ? 'own' : undefined;
  const first = useLastKnown(lasting, row, params, (page) => ({
    pages: [page],
    pageParams: [undefined as string | undefined],
  }));
  const query = useInfiniteQuery({
    queryKey: keyOf(row, params),
    queryFn: ({ pageParam, signal }) =>
      pageParam === undefined
        ? ask(row, params as ParamsOf<R>, lasting, signal)
        : ask(row, { ...params, cursor: pageParam }, undefined, signal),
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

/** Not from the cache. The caller shows failures. */
export function fetchCall<R extends ReadCall>(row: R, params: ParamsOf<R>): Promise<AnswerOf<R>> {
  return queryClient.fetchQuery<AnswerOf<R>>({
    queryKey: keyOf(row, params),
    queryFn: () => call(row, params, { suppressToast: true }),
    staleTime: 0,
    retry: false,
  });
}

/** Shares its query with `useCall`. */
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

/** For reasons other than our writes. Visible answers refetch now, others when shown. */
export function refresh(...subjects: readonly CallSubject[]): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
    subjects.some((subject) => (queryKey[3] as ReadCall['shows'])?.includes(subject));
  // Else a running first load could bring an answer older than the write.
  void queryClient.cancelQueries({ type: 'active', predicate }, { silent: true, revert: false });
  void queryClient.invalidateQueries({ predicate });
}
