import { errorCodes } from '@/contracts/errors';
import { AppError, hasCode } from '@/core/appError';
import type { Pages } from '@/state/queries/queries';
import { allOf, type QueryResult, rowsOf } from '@/state/queries/queryResult';
import { byRole, draw, isThere, namesOf, press, words } from '../../../test/component/drawn';
import { EmptyState } from '../EmptyState';
import { QueryScreen, QueryState } from '.';

const failure = new AppError({ code: 'x', kind: 'network', messageKey: 'errors.unknown' });
const gone = new AppError({
  code: errorCodes.payeeNotFound,
  kind: 'business',
  messageKey: 'errors.unknown',
});

const query = (given: Partial<QueryResult<string[]>>): QueryResult<string[]> & { refetch: jest.Mock } => ({
  data: undefined,
  error: null,
  dataUpdatedAt: Date.UTC(2026, 10, 21, 12),
  refetch: jest.fn(),
  ...(given as object),
});

const drawState = (one: QueryResult<string[]>) =>
  draw(
    <QueryState
      query={one}
      shape="list"
      missing={(error) =>
        hasCode(error, errorCodes.payeeNotFound) ? <EmptyState title="Nobody here" /> : null
      }
      empty={one.data?.length === 0 ? <EmptyState title="Nothing yet" /> : null}
    >
      {(names) => <>{names.join(' and ')}</>}
    </QueryState>,
  );

describe('QueryState', () => {
  it('given a query under way, then it is told as loading', () => {
    drawState(query({}));
    expect(namesOf('status')).toEqual(['Loading']);
  });

  it('given a failed query, then it says so and asks again', () => {
    const failed = query({ error: failure });
    drawState(failed);
    expect(byRole('alert')).toHaveLength(1);
    press('error-retry');
    expect(failed.refetch).toHaveBeenCalledTimes(1);
  });

  it('given an answer that took too long, then that is said [F8-27]', () => {
    drawState(query({ error: new AppError({ code: 'x', kind: 'timeout', messageKey: 'errors.timeout' }) }));
    expect(words()).toContain('This is taking too long');
  });

  it('given an error that means that there is nothing, then that is said, not a failure', () => {
    drawState(query({ error: gone }));
    expect(words()).toContain('Nobody here');
    expect(isThere('error-retry')).toBe(false);
  });

  it('given an empty answer, then the words for it', () => {
    drawState(query({ data: [] }));
    expect(words()).toContain('Nothing yet');
  });

  it('given an answer, then only its content', () => {
    drawState(query({ data: ['Ana', 'Ben'] }));
    expect(words()).toBe('Ana and Ben');
  });

  it('given an answer that could not be renewed, then its content with its age, and another try', () => {
    const old = query({ data: ['Ana'], error: failure });
    drawState(old);
    expect(words()).toContain('Ana');
    expect(words()).toContain('Last updated');
    press('stale-retry');
    expect(old.refetch).toHaveBeenCalledTimes(1);
  });
});

describe('several queries', () => {
  const drawAll = (...all: (QueryResult<string[]> | null)[]) =>
    draw(
      <QueryState query={allOf(...all)}>
        {(lists) => <>{lists.map((list) => list?.join() ?? 'not asked').join(' / ')}</>}
      </QueryState>,
    );

  it('given one under way, then they load', () => {
    drawAll(query({ data: ['Ana'] }), query({}));
    expect(namesOf('status')).toEqual(['Loading']);
  });

  it('given one failed, then another try asks only that one', () => {
    const [good, bad] = [query({ data: ['Ana'] }), query({ error: failure })];
    drawAll(good, bad, query({}));
    press('error-retry');
    expect(good.refetch).not.toHaveBeenCalled();
    expect(bad.refetch).toHaveBeenCalledTimes(1);
  });

  it('given all loaded, then the content gets each; one that is not asked is not waited for', () => {
    drawAll(query({ data: ['Ana'] }), null, query({ data: ['Ben'] }));
    expect(words()).toBe('Ana / not asked / Ben');
  });

  it('given one that could not be renewed, then the content with the age of the oldest', () => {
    drawAll(query({ data: ['Ana'] }), query({ data: ['Ben'], error: failure, dataUpdatedAt: 1000 }));
    expect(words()).toContain('Ana / Ben');
    expect(words()).toContain('1970');
  });
});

describe('pages', () => {
  const drawPages = (change: Partial<Pages<string>>) => {
    const pages: Pages<string> = {
      rows: ['Ana'],
      state: 'ready',
      error: null,
      more: 'none',
      staleSince: null,
      loadMore: jest.fn(),
      refresh: jest.fn(async () => undefined),
      ...change,
    };
    draw(<QueryState query={rowsOf(pages)}>{(rows) => <>{rows.join()}</>}</QueryState>);
    return pages;
  };

  it('given the first page failed, then another try asks for it', () => {
    const { refresh } = drawPages({ rows: [], state: 'failed', error: failure });
    press('error-retry');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('given they could not be renewed, then they have their age; given only a later page failed, then not', () => {
    drawPages({ error: failure, more: 'failed' });
    expect(words()).toBe('Ana');
    drawPages({ error: failure, staleSince: 1000 });
    expect(words()).toContain('1970');
  });
});

describe('QueryScreen', () => {
  const drawScreen = (one: QueryResult<string[]>) =>
    draw(
      <QueryScreen screen={{ id: 'waiting', title: 'Your people' }} query={one}>
        {(names) => <>{names.join()}</>}
      </QueryScreen>,
    );

  it('given no answer, then the screen has its title over the failure; given one, then the content is all', () => {
    drawScreen(query({ error: failure }));
    expect(namesOf('heading')).toEqual(['Your people']);
    expect(isThere('error-retry')).toBe(true);
    drawScreen(query({ data: ['Ana'] }));
    expect(words()).toContain('Ana');
    expect(document.querySelectorAll('#waiting')).toHaveLength(1);
  });
});
