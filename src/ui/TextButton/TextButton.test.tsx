import { draw, namesOf, press } from '../../../test/component/drawn';
import { TextButton } from '.';

describe('TextButton', () => {
  it('given a label, then it is a button by it; disabled it does nothing', () => {
    const pressed = jest.fn();
    const button = (disabled: boolean) => (
      <TextButton id="more" label="More" onPress={pressed} disabled={disabled} icon="info" />
    );
    const { redraw } = draw(button(false));
    expect(namesOf('button')).toEqual(['More']);
    press('more');
    redraw(button(true));
    press('more');
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
