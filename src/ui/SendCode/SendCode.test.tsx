import { act } from 'react';
import { byId, draw, press } from '../../../test/component/drawn';
import { SendCode } from '.';

describe('SendCode', () => {
  it('given a code that was sent, then the button counts down to the next [C7.3-24]', async () => {
    const send = jest.fn().mockResolvedValue(60);
    draw(<SendCode id="code" send={send} />);
    press('code');
    await act(async () => undefined);
    expect(byId('code').textContent).toContain('60');
    press('code');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('given none was sent, then it can be asked for again at once', async () => {
    const send = jest.fn().mockResolvedValue(undefined);
    draw(<SendCode id="code" send={send} />);
    press('code');
    await act(async () => undefined);
    press('code');
    expect(send).toHaveBeenCalledTimes(2);
  });
});
