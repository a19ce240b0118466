import { Button } from '../Button';
import { draw, press, words } from '../../../test/component/drawn';
import { TickField, useTick } from '.';

function Consent({ step }: { step: () => Promise<void> }) {
  const tick = useTick();
  return (
    <>
      <TickField id="consent" label="I agree" tick={tick} needed="Tick the box to continue" />
      <Button id="go" label="Go on" onPress={() => tick.before(step)} />
    </>
  );
}

describe('TickField', () => {
  it('given no tick, then the step is not taken and what is missing is said, until it is ticked', () => {
    const step = jest.fn(() => Promise.resolve());
    draw(<Consent step={step} />);
    expect(words()).not.toContain('Tick the box to continue');
    press('go');
    expect(step).not.toHaveBeenCalled();
    expect(words()).toContain('Tick the box to continue');
    press('consent');
    expect(words()).not.toContain('Tick the box to continue');
    press('go');
    expect(step).toHaveBeenCalledTimes(1);
  });
});
