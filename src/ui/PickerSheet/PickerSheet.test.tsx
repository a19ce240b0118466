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
});
