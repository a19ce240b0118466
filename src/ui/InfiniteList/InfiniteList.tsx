import { ScrollView, Text, View } from '@tarojs/components';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import './infiniteList.scss';
import { Spinner } from '../Spinner';
import { TextButton } from '../TextButton';
import { useWindow } from '../field/useWindow';

interface Props<T> {
  id?: string;
  /** Accessible name. */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  /** Design px. */
  rowHeight: number;
  /** Design px of each item, where they differ. */
  heights?: readonly number[];
  renderRow: (item: T, index: number) => ReactNode;
  /** Pull to refresh; spins until settled. */
  onRefresh?: () => Promise<unknown>;
  /** Near the end, and to retry. */
  onEnd?: () => void;
  more?: 'idle' | 'loading' | 'none' | 'failed';
  header?: ReactNode;
  /** A row of column headers makes it a table; `renderRow` then draws rows. */
  columns?: ReactNode;
  empty?: ReactNode;
}

/** Rows whose end needs no words. */
const AT_A_GLANCE = 12;
/** Px before the end at which the next page is requested. */
const END_PX = 400;
/** Px to pull for a refresh. */
const PULL_PX = 64;

/** Mounts only rows near the window. */
export function InfiniteList<T>(props: Props<T>) {
  const {
    id,
    label,
    items,
    keyOf,
    rowHeight,
    heights,
    renderRow,
    onRefresh,
    onEnd,
    more = 'none',
    header,
    columns,
    empty,
  } = props;
  const { start, end, before, after, heightAt, onScroll } = useWindow(items.length, rowHeight, heights);
  const top = useRef(0);
  const pull = usePull(top, onRefresh);
  const ask = useAskOnce(items.length, more, onEnd);
  return (
    <ScrollView
      {...(id ? { id } : {})}
      className="ui-list"
      scrollY
      lowerThreshold={END_PX}
      onScroll={(event) => {
        top.current = event.detail.scrollTop;
        onScroll(event);
      }}
      onScrollToLower={ask}
      {...pull.handlers}
    >
      {pull.state !== 'idle' ? <PullRow refreshing={pull.state === 'refreshing'} /> : null}
      {header}
      {items.length === 0 && more !== 'loading' ? empty : null}
      <View
        {...a11y({ role: columns ? 'table' : 'list', label })}
        {...(columns ? { 'aria-rowcount': more === 'none' ? items.length + 1 : -1 } : {})}
      >
        {columns}
        <View style={{ height: `${before}px` }} />
        {items.slice(start, end).map((item, at) => (
          <View
            key={keyOf(item)}
            className="ui-list__row"
            style={{ minHeight: `${heightAt(start + at)}px` }}
            {...(columns
              ? {}
              : a11y({
                  role: 'listitem',
                  place: { of: more === 'none' ? items.length : -1, at: start + at + 1 },
                }))}
          >
            {renderRow(item, start + at)}
          </View>
        ))}
        <View style={{ height: `${after}px` }} />
      </View>
      {items.length > (more === 'none' ? AT_A_GLANCE : 0) || more === 'loading' ? (
        <ListEnd more={more} onMore={ask} />
      ) : null}
    </ScrollView>
  );
}

function PullRow({ refreshing }: { refreshing: boolean }) {
  const t = useT();
  return (
    <View className="ui-list__pull" {...a11y({ role: 'status' })}>
      {refreshing ? <Spinner size="s" /> : null}
      <Text>{refreshing ? t('common.loading') : t('common.releaseToRefresh')}</Text>
    </View>
  );
}

function ListEnd({ more, onMore }: { more: NonNullable<Props<unknown>['more']>; onMore: () => void }) {
  const t = useT();
  return (
    <View className="ui-list__end" {...a11y({ live: 'polite' })}>
      {more === 'loading' ? (
        <>
          <Spinner size="s" />
          <Text>{t('common.loadingMore')}</Text>
        </>
      ) : null}
      {more === 'idle' ? (
        <TextButton id="list-more" tone="quiet" label={t('common.more')} onPress={onMore} />
      ) : null}
      {more === 'failed' ? (
        <TextButton id="list-retry" icon="refresh" label={t('common.retry')} onPress={onMore} />
      ) : null}
      {more === 'none' ? <Text>{t('common.noMore')}</Text> : null}
    </View>
  );
}

/** The end is reported many times; asks for a page once. */
function useAskOnce(length: number, more: Props<unknown>['more'], onEnd?: () => void): () => void {
  const asked = useRef(-1);
  useEffect(() => {
    if (more !== 'loading') asked.current = -1;
  }, [length, more]);
  return () => {
    if ((more !== 'idle' && more !== 'failed') || asked.current === length) return;
    asked.current = length;
    onEnd?.();
  };
}

function touchY(event: unknown): number | null {
  const { touches } = event as { touches?: ArrayLike<{ clientY: number }> };
  return touches?.[0]?.clientY ?? null;
}

function usePull(top: { current: number }, onRefresh?: () => Promise<unknown>) {
  const from = useRef<number | null>(null);
  const [state, setState] = useState<'idle' | 'ready' | 'refreshing'>('idle');
  if (!onRefresh) return { state, handlers: {} };
  const handlers = {
    onTouchStart: (event: unknown) => {
      from.current = top.current <= 0 ? touchY(event) : null;
    },
    onTouchMove: (event: unknown) => {
      const y = touchY(event);
      if (from.current === null || y === null || state === 'refreshing') return;
      const next = y - from.current > PULL_PX && top.current <= 0 ? 'ready' : 'idle';
      if (next !== state) setState(next);
    },
    onTouchEnd: () => {
      from.current = null;
      if (state !== 'ready') return;
      setState('refreshing');
      const done = (): void => setState('idle');
      onRefresh().then(done, done);
    },
  };
  return { state, handlers };
}
