import type { Pages } from './queries';

/** Of one or several queries. `data` with `error` is old. */
export interface QueryResult<D = unknown> {
  data: D | undefined;
  error: unknown;
  refetch: () => unknown;
  /** Epoch ms. */
  dataUpdatedAt?: number;
}

type DataOf<Q> =
  NonNullable<NonNullable<Q> extends { data?: infer D } ? D : never> | (null extends Q ? undefined : never);
type AllData<Q extends readonly unknown[]> = { [K in keyof Q]: DataOf<Q[K]> };

export const hasFailed = ({ data, error }: QueryResult): boolean => Boolean(error) && data === undefined;

/** A null query is not asked. */
export const failedOf = (...queries: readonly (QueryResult | null)[]): QueryResult | undefined =>
  queries.find((query): query is QueryResult => query !== null && hasFailed(query));

/** As one; the retry asks only failed ones. */
export function allOf<Q extends readonly (QueryResult | null)[]>(...queries: Q): QueryResult<AllData<Q>> {
  const asked = queries.filter((query): query is QueryResult => query !== null);
  const ready = asked.every(({ data }) => data !== undefined);
  return {
    data: ready ? (queries.map((query) => query?.data) as AllData<Q>) : undefined,
    error: (ready ? asked.find(({ error }) => error) : failedOf(...asked))?.error,
    refetch: () => Promise.all(asked.filter(({ error }) => error).map(({ refetch }) => refetch())),
    dataUpdatedAt: Math.min(...asked.map(({ dataUpdatedAt }) => dataUpdatedAt ?? 0)),
  };
}

/** Loaded so far. */
export const rowsOf = <Row>({
  rows,
  state,
  error,
  staleSince,
  refresh,
}: Pages<Row>): QueryResult<readonly Row[]> => ({
  data: state === 'ready' ? rows : undefined,
  error: state === 'failed' || staleSince !== null ? error : null,
  refetch: refresh,
  dataUpdatedAt: staleSince ?? undefined,
});
