import { draw, inputOf, type } from '../../../test/component/drawn';
import { DateField } from '.';

describe('DateField', () => {
  it('given limits, then the browser gets them with the name of the field', () => {
    draw(
      <DateField
        id="birth"
        label="Date of birth"
        value="1990-02-28"
        onChange={() => undefined}
        max="2008-01-31"
        required
      />,
    );
    expect(inputOf('birth')).toMatchObject({
      'aria-label': 'Date of birth',
      'aria-required': 'true',
      'aria-describedby': 'birth-note',
      max: '2008-01-31',
      value: '1990-02-28',
    });
  });

  it('given a day, then it is handed on as it is written in data', () => {
    const changed = jest.fn();
    draw(<DateField id="birth" label="Date of birth" value="" onChange={changed} />);
    type('birth', '1990-03-01');
    expect(changed).toHaveBeenCalledWith('1990-03-01');
  });
});
