import { AppError } from '@/core/appError';
import type { Pages } from '@/state/queries/queries';
import { draw, isThere, namesOf, press, words } from '../../../test/component/drawn';
import { PageList } from '.';

const failure = new AppError({ code: 'x', kind: 'network', messageKey: 'errors.unknown' });
const drawPages = (change: Partial<Pages<string>>) => {
  const refresh = jest.fn(async () => undefined);
  const pages: Pages<string> = {
    rows: [],
    state: 'ready',
    error: null,
    more: 'none',
    staleSince: null,
    loadMore: jest.fn(),
    refresh,
    ...change,
  };
  draw(
    <PageList
      label="Names"
      pages={pages}
      keyOf={(name) => name}
      rowHeight={40}
      renderRow={(name) => <>{name}</>}
      empty="Nobody yet"
    />,
  );
  return refresh;
};

describe('PageList', () => {
  it('given the first page under way, then it is told as loading, not as empty', () => {
    drawPages({ state: 'loading' });
    expect(namesOf('status')).toEqual(['Loading']);
    expect(words()).not.toContain('Nobody yet');
  });

  it('given the first page failed, then another try asks for it', () => {
    const refresh = drawPages({ state: 'failed', error: failure });
    press('error-retry');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('given rows that could not be renewed, then they show with their age and another try', () => {
    const refresh = drawPages({ rows: ['Ana'], error: failure, staleSince: 1000 });
    expect(words()).toContain('Ana');
    press('stale-retry');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('given renewed rows, then no age; given none, then the words for it', () => {
    drawPages({ rows: ['Ana'] });
    expect(isThere('stale-retry')).toBe(false);
    drawPages({});
    expect(words()).toContain('Nobody yet');
  });
});
