import { draw, inputOf, type } from '../../../test/component/drawn';
import { CodeField } from '.';

describe('CodeField', () => {
  it('given some digits, then the one input tells how many of how many are there', () => {
    draw(<CodeField id="code" label="Code" value="123" onChange={() => undefined} />);
    expect(inputOf('code')['aria-label']).toMatch(/^Code\. .*3.*6/);
    expect(inputOf('code')).toMatchObject({ inputmode: 'numeric', autocomplete: 'one-time-code' });
  });

  it('given the last digit, then the code is complete, once and without anything but digits', () => {
    const changed = jest.fn();
    const completed = jest.fn();
    draw(<CodeField id="code" label="Code" value="12345" onChange={changed} onComplete={completed} />);
    type('code', '12345a6');
    expect(changed).toHaveBeenCalledWith('123456');
    expect(completed.mock.calls).toEqual([['123456']]);
    type('code', '1234');
    expect(completed).toHaveBeenCalledTimes(1);
  });
});
