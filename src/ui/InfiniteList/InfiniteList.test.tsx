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

  it('given no rows, then what stands for them is shown, but not while they are loading', () => {
    const { redraw } = draw(<InfiniteList {...list} items={[]} more="loading" empty="Nothing yet" />);
    expect(words()).not.toContain('Nothing yet');
    redraw(<InfiniteList {...list} items={[]} more="none" empty="Nothing yet" />);
    expect(words()).toContain('Nothing yet');
  });

  it('given the next page failed, then there is another try', () => {
    const again = jest.fn();
    draw(<InfiniteList {...list} items={rows(2)} more="failed" onEnd={again} />);
    press(byRole('button')[0]!.id);
    expect(again).toHaveBeenCalledTimes(1);
  });
});
