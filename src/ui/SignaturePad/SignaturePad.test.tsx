import { byId, draw, inputOf, namesOf, press, type, words } from '../../../test/component/drawn';
import { SignaturePad } from '.';
import type { Signature } from './useSignature';

const signature = (given: Partial<Signature> = {}): Signature => ({
  areaId: 'sign-canvas',
  way: 'hand',
  setWay: jest.fn(),
  lines: 0,
  name: '',
  setName: jest.fn(),
  undo: jest.fn(),
  clear: jest.fn(),
  verdict: 'empty',
  area: 'ready',
  retry: jest.fn(),
  input: { begin: jest.fn(), move: jest.fn(), end: jest.fn() } as unknown as Signature['input'],
  version: 0,
  png: jest.fn(),
  ...given,
});

describe('SignaturePad', () => {
  it('given nothing drawn, then it says so and there is nothing to take back', () => {
    draw(<SignaturePad id="sign" signature={signature()} />);
    expect(namesOf('tab')).toHaveLength(2);
    expect(byId('sign-state').textContent).not.toBe('');
    expect(byId('sign-undo').getAttribute('aria-disabled')).toBe('true');
    expect(byId('sign-clear').getAttribute('aria-disabled')).toBe('true');
  });

  it('given lines, then the last one or all can be taken back', () => {
    const drawn = signature({ lines: 2 });
    draw(<SignaturePad id="sign" signature={drawn} />);
    expect(namesOf('img')[0]).toContain('2');
    press('sign-undo');
    press('sign-clear');
    expect(drawn.undo).toHaveBeenCalledTimes(1);
    expect(drawn.clear).toHaveBeenCalledTimes(1);
  });

  it('given a user who cannot draw, then a typed name counts the same', () => {
    const typed = signature({ way: 'name' });
    draw(<SignaturePad id="sign" signature={typed} error="This is not the name of your account" />);
    expect(inputOf('sign-name').autocomplete).toBe('name');
    expect(words()).toContain('This is not the name of your account');
    type('sign-name', 'Mia Chen');
    expect(typed.setName).toHaveBeenCalledWith('Mia Chen');
    press('sign-way-hand');
    expect(typed.setWay).toHaveBeenCalledWith('hand');
  });

  it('given a device without a drawing area, then it says so, with another try', () => {
    const failed = signature({ area: 'failed' });
    draw(<SignaturePad id="sign" signature={failed} />);
    press('sign-again');
    expect(failed.retry).toHaveBeenCalledTimes(1);
  });
});
