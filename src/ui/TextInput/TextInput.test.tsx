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
