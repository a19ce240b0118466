import { byRole, draw, namesOf, press, words } from '../../../test/component/drawn';
import { InfiniteList } from '.';

const rows = (count: number) => Array.from({ length: count }, (_, at) => `row ${at + 1}`);
const list = {
  label: 'Transfers',
  keyOf: (row: string) => row,
  rowHeight: 80,
  renderRow: (row: string) => row,
};

describe('InfiniteList', () => {
  it('given 5,000 rows, then only those near the window are there', () => {
    draw(<InfiniteList {...list} items={rows(5000)} />);
    expect(namesOf('list')).toEqual([expect.stringMatching(/^Transfers/)]);
    const drawn = namesOf('listitem');
    expect(drawn[0]).toBe('row 1');
    expect(drawn.length).toBeGreaterThan(3);
    expect(drawn.length).toBeLessThan(100);
  });

  it('given some rows that are higher, then each has its own room and those left out keep theirs', () => {
    const items = rows(200);
    draw(<InfiniteList {...list} items={items} heights={items.map((_, at) => (at % 2 === 0 ? 120 : 80))} />);
    const drawn = byRole('listitem').map(({ style }) => parseFloat(style.minHeight));
    const scale = (drawn[1] ?? 0) / 80;
    expect(drawn.slice(0, 3)).toEqual([120 * scale, 80 * scale, 120 * scale]);
    const spacer = byRole('list')[0]?.lastElementChild as HTMLElement;
    const inAll = drawn.reduce((sum, height) => sum + height, parseFloat(spacer.style.height));
    expect(inAll).toBeCloseTo(200 * 100 * scale);
  });

  it('given no rows, then the empty state is shown, but not while they are loading', () => {
    const { redraw } = draw(<InfiniteList {...list} items={[]} more="loading" empty="Nothing yet" />);
    expect(words()).not.toContain('Nothing yet');
    redraw(<InfiniteList {...list} items={[]} more="none" empty="Nothing yet" />);
    expect(words()).toContain('Nothing yet');
  });

  it('given all rows, then their end is told only where one had to look for it', () => {
    const { redraw } = draw(<InfiniteList {...list} items={rows(3)} more="none" />);
    expect(words()).not.toContain("You've reached the end");
    redraw(<InfiniteList {...list} items={rows(40)} more="none" />);
    expect(words()).toContain("You've reached the end");
  });

  it('given the next page failed, then there is another try', () => {
    const again = jest.fn();
    draw(<InfiniteList {...list} items={rows(2)} more="failed" onEnd={again} />);
    press(byRole('button')[0]!.id);
    expect(again).toHaveBeenCalledTimes(1);
  });
});
