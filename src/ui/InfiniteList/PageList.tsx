import { View } from '@tarojs/components';
import type { ComponentProps } from 'react';
import type { Pages } from '@/state/queries/queries';
import { rowsOf } from '@/state/queries/queryResult';
import { QueryState } from '../QueryState';
import { Skeleton } from '../Skeleton';
import { StaleNote } from '../StaleNote';
import { InfiniteList } from './InfiniteList';

interface Props<Row> extends Omit<
  ComponentProps<typeof InfiniteList<Row>>,
  'items' | 'more' | 'onEnd' | 'onRefresh'
> {
  pages: Pages<Row>;
}

/** Endless, with its place while the first page loads or failed. */
export function PageList<Row>({ pages, header, ...list }: Props<Row>) {
  const { rows, state, more, staleSince, loadMore, refresh } = pages;
  if (state !== 'ready')
    return (
      <QueryState
        query={rowsOf(pages)}
        waiting={
          <View className="ui-list__waiting">
            <Skeleton shape="list" rows={5} />
          </View>
        }
      >
        {() => null}
      </QueryState>
    );
  return (
    <InfiniteList
      {...list}
      items={rows}
      onRefresh={refresh}
      onEnd={loadMore}
      more={more}
      header={
        <>
          {staleSince === null ? null : (
            <View className="ui-list__stale">
              <StaleNote time={staleSince} onRetry={refresh} />
            </View>
          )}
          {header}
        </>
      }
    />
  );
}
