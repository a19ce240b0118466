import { draw, namesOf } from '../../../test/component/drawn';
import { PickerSheet } from '.';

describe('PickerSheet', () => {
  it('given it is closed, then nothing is there; given it is open, then its options are', () => {
    const sheet = (open: boolean) => (
      <PickerSheet
        open={open}
        title="Bank"
        options={[{ value: 'a', label: 'Bank A' }]}
        onPick={() => undefined}
        onClose={() => undefined}
      />
    );
    const { redraw } = draw(sheet(false));
    expect(namesOf('option')).toEqual([]);
    redraw(sheet(true));
    expect(namesOf('option')).toEqual(['Bank A']);
  });

  it('given a long list and a chosen row, then it opens at that row', () => {
    const options = Array.from({ length: 250 }, (_, at) => ({ value: `v${at}`, label: `Bank ${at}` }));
    draw(
      <PickerSheet
        open
        title="Bank"
        value="v200"
        options={options}
        onPick={() => undefined}
        onClose={() => undefined}
      />,
    );
    expect(namesOf('option')).toContain('Bank 200');
    expect(namesOf('option')).not.toContain('Bank 0');
  });
});
