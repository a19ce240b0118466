import { byId, draw, inputOf, leave, type } from '../../../test/component/drawn';
import { TextField } from '.';

describe('TextField', () => {
  it('given a label, then the input inside is known by it and tied to its note', () => {
    draw(<TextField id="name" label="Full name" value="Mia" onChange={() => undefined} required invalid />);
    expect(inputOf('name')).toMatchObject({
      'aria-label': 'Full name',
      'aria-describedby': 'name-note',
      'aria-invalid': 'true',
      'aria-required': 'true',
      value: 'Mia',
    });
  });

  it('given text with blanks around it, when it is left, then they are gone [P5-08]', () => {
    const changed = jest.fn();
    draw(<TextField id="name" label="Full name" value=" Mia " onChange={changed} />);
    leave('name');
    expect(changed).toHaveBeenCalledWith('Mia');
  });

  it('given no length of its own, then it takes 140 characters [P5-07]', () => {
    draw(<TextField id="name" label="Full name" value="" onChange={() => undefined} />);
    expect(byId('name').getAttribute('maxlength')).toBe('140');
  });

  it('given what is typed, then it is handed on', () => {
    const changed = jest.fn();
    draw(<TextField id="name" label="Full name" value="" onChange={changed} prefix="$" />);
    type('name', 'Mi');
    expect(changed).toHaveBeenCalledWith('Mi');
    expect(byId('name').parentElement?.textContent).toContain('$');
  });
});
