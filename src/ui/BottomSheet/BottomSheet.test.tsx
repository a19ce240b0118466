import { byRole, draw, key, namesOf, press, words } from '../../../test/component/drawn';
import { BottomSheet } from '.';

describe('BottomSheet', () => {
  it('given it is closed, then nothing of it is there', () => {
    draw(
      <BottomSheet open={false} title="Choose" onClose={() => undefined}>
        inside
      </BottomSheet>,
    );
    expect(byRole('dialog')).toEqual([]);
    expect(words()).toBe('');
  });

  it('given it is open, then it is a dialog by its title that can be closed by button and by Escape', () => {
    const closed = jest.fn();
    draw(
      <BottomSheet open title="Choose a way to pay" onClose={closed} footer="Foot">
        inside
      </BottomSheet>,
    );
    expect(namesOf('dialog')).toEqual(['Choose a way to pay']);
    expect(words()).toContain('inside');
    expect(words()).toContain('Foot');
    press('sheet-close');
    key(byRole('dialog')[0]!.parentElement!, 'Escape');
    expect(closed).toHaveBeenCalledTimes(2);
  });
});
