import { byId, draw, inputOf, namesOf, press, type } from '../../../test/component/drawn';
import { PasswordField } from '.';

describe('PasswordField', () => {
  it('given the eye, then the password is shown and hidden, and the button says which it does', () => {
    draw(<PasswordField id="pw" label="Password" value="secret" onChange={() => undefined} />);
    const hidden = (): unknown => (byId('pw') as HTMLElement & { password?: boolean }).password;
    expect(hidden()).toBe(true);
    expect(namesOf('button')).toEqual(['Show password']);
    press('pw-eye');
    expect(hidden()).toBe(false);
    expect(namesOf('button')).toEqual(['Hide password']);
  });

  it('given a password of digits, then nothing else is taken', () => {
    const changed = jest.fn();
    draw(<PasswordField id="pw" label="Password" value="" digits onChange={changed} />);
    type('pw', '12a3');
    expect(changed).toHaveBeenCalledWith('123');
    expect(inputOf('pw').inputmode).toBe('numeric');
  });
});
