import type { ComponentProps, ReactNode } from 'react';
import { type AppError, toAppError } from '@/core/appError';
import type { QueryResult } from '@/state/queries/queryResult';
import { ErrorState } from '../ErrorState';
import { Skeleton } from '../Skeleton';
import { StaleNote } from '../StaleNote';

export interface QueryStateProps<D> extends Partial<ComponentProps<typeof Skeleton>> {
  query: QueryResult<D>;
  /** Instead of the skeleton. */
  waiting?: ReactNode;
  failedTitle?: string;
  /** Instead of the failure, for an error that means there is nothing. */
  missing?: (error: AppError) => ReactNode;
  /** Instead of `children`, once loaded. */
  empty?: ReactNode;
  children: (data: D) => ReactNode;
}

/** A query's content, or its place while it loads or when it failed. */
export function QueryState<D>(props: QueryStateProps<D>) {
  const { query, shape = 'detail', rows, waiting, failedTitle, missing, empty, children } = props;
  const { data, error, refetch, dataUpdatedAt } = query;
  if (data === undefined && !error) return waiting ?? <Skeleton shape={shape} rows={rows} />;
  if (data === undefined)
    return missing?.(toAppError(error)) ?? <ErrorState title={failedTitle} error={error} onRetry={refetch} />;
  return (
    <>
      {error && dataUpdatedAt ? <StaleNote time={dataUpdatedAt} onRetry={refetch} /> : null}
      {empty ?? children(data)}
    </>
  );
}
