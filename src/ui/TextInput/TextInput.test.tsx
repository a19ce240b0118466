import { draw, inputOf, type } from '../../../test/component/drawn';
import { TextInput } from '.';

describe('TextInput', () => {
  it.each([
    ['text', 'text'],
    ['integer', 'numeric'],
    ['decimal', 'decimal'],
    ['email', 'email'],
    ['phone', 'tel'],
    ['search', 'search'],
  ] as const)('given the kind %s, then the keyboard is %s', (kind, keyboard) => {
    draw(<TextInput id="field" label="Field" value="" onChange={() => undefined} type={kind} />);
    expect(inputOf('field').inputmode).toBe(keyboard);
  });

  it.each([
    ['integer', '-12 3.4b', '1234'],
    ['decimal', '-1 2.34.5b6', '12.3456'],
    ['text', '-1 2.3b', '-1 2.3b'],
  ] as const)(
    'given the kind %s without a filter, then of %s it keeps %s [P5-05 P5-06]',
    (kind, typed, kept) => {
      const changed = jest.fn();
      draw(<TextInput id="field" label="Field" value="" onChange={changed} type={kind} />);
      type('field', typed);
      expect(changed).toHaveBeenCalledWith(kept);
    },
  );

  it('given a filter, then what it leaves is handed on', () => {
    const changed = jest.fn();
    draw(
      <TextInput
        id="field"
        label="Field"
        value=""
        onChange={changed}
        filter={(text) => text.toUpperCase()}
      />,
    );
    type('field', 'abc');
    expect(changed).toHaveBeenCalledWith('ABC');
  });
});
