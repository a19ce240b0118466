import { byId, draw, inputOf, words } from '../../../test/component/drawn';
import { CodeField } from '../CodeField';
import { TextField } from '../TextField';
import { Field } from '.';

const nothing = () => undefined;

describe('Field', () => {
  it('given a control, then it has its label above and its hint below, under one name', () => {
    draw(
      <Field
        as={TextField}
        id="name"
        label="Name"
        hint="As in the passport"
        value="Mia"
        maxLength={5}
        onChange={nothing}
      />,
    );
    expect(byId('name-item').textContent).toContain('Name');
    expect(byId('name-note').textContent).toBe('As in the passport');
    expect(inputOf('name')).toMatchObject({ 'aria-label': 'Name', 'aria-required': 'true', value: 'Mia' });
    expect(inputOf('name')['aria-invalid']).toBeUndefined();
  });

  it('given an error, then the control is invalid and the words are below', () => {
    draw(
      <Field
        as={TextField}
        id="name"
        label="Name"
        error="Enter your name"
        required={false}
        value=""
        onChange={nothing}
      />,
    );
    expect(byId('name-note').textContent).toBe('Enter your name');
    expect(inputOf('name')).toMatchObject({ 'aria-invalid': 'true' });
    expect(words()).toContain('Optional');
  });

  it('given an empty error, then the control is invalid and says why itself', () => {
    draw(<Field as={TextField} id="name" label="Name" hint="Hint" error="" value="" onChange={nothing} />);
    expect(byId('name-note').textContent).toBe('Hint');
    expect(inputOf('name')).toMatchObject({ 'aria-invalid': 'true' });
  });

  it('given what belongs under the control, then it comes before the note', () => {
    draw(
      <Field
        as={CodeField}
        id="code"
        label="Code"
        hint="Six digits"
        value=""
        onChange={nothing}
        below="Send"
      />,
    );
    expect(byId('code-item').textContent).toMatch(/SendSix digits$/);
  });
});
