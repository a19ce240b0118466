import { act } from 'react';
import { platform } from '@/platform';
import { byId, draw, nameOf, press, words } from '../../../test/component/drawn';
import { CopyRow } from '.';

const copy = jest.spyOn(platform.clipboard, 'copy');

describe('CopyRow', () => {
  it('given a tap on copy, then the plain value is copied, and the button says so', async () => {
    copy.mockResolvedValueOnce(undefined);
    draw(<CopyRow id="copy" label="Account" value="12345678" shown="1234 5678" />);
    expect(words()).toContain('1234 5678');
    press('copy');
    await act(async () => undefined);
    expect(copy).toHaveBeenCalledWith('12345678');
    expect(nameOf(byId('copy'))).toBe('Copied');
  });

  it('given no clipboard, then it says that nothing was copied [F8-08]', async () => {
    copy.mockRejectedValueOnce(new Error('none'));
    draw(<CopyRow id="copy" label="Account" value="12345678" />);
    press('copy');
    await act(async () => undefined);
    expect(words()).toContain("We couldn't copy this");
    expect(nameOf(byId('copy'))).toBe('Copy');
  });
});
