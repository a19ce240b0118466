import { byId, draw, key, namesOf, press } from '../../../test/component/drawn';
import { Checkbox } from '.';

describe('Checkbox', () => {
  it('given a label, then it is a checkbox by name that tells whether it is ticked', () => {
    const box = (checked: boolean) => (
      <Checkbox id="agree" label="I agree" checked={checked} onChange={() => undefined} />
    );
    const { redraw } = draw(box(false));
    expect(namesOf('checkbox')).toEqual(['I agree']);
    expect(byId('agree').getAttribute('aria-checked')).toBe('false');
    redraw(box(true));
    expect(byId('agree').getAttribute('aria-checked')).toBe('true');
  });

  it('given a tap or Space, then it asks for the other state', () => {
    const changed = jest.fn();
    draw(<Checkbox id="agree" label="I agree" checked={false} onChange={changed} />);
    press('agree');
    key(byId('agree'), ' ');
    expect(changed.mock.calls).toEqual([[true], [true]]);
  });

  it('given words with a link next to it, then the name stays and the words are outside of what is pressed', () => {
    draw(
      <Checkbox id="agree" label="I agree to the terms" checked={false} onChange={() => undefined}>
        I agree to the terms
      </Checkbox>,
    );
    expect(namesOf('checkbox')).toEqual(['I agree to the terms']);
    expect(byId('agree').textContent).toBe('');
  });
});
