import { byId, draw, press } from '../../../test/component/drawn';
import { SendCode } from '.';

describe('SendCode', () => {
  it('given a code that was sent, then the button counts down to the next [C7.3-24]', () => {
    const send = jest.fn();
    draw(<SendCode id="code" label="Send" resendAt={Date.now() + 60_000} onPress={send} />);
    expect(byId('code').textContent).toContain('60');
    press('code');
    expect(send).not.toHaveBeenCalled();
  });

  it('given none was sent, or one that no longer counts, then it can be asked for at once', () => {
    const send = jest.fn();
    const { redraw } = draw(<SendCode id="code" label="Send" resendAt={0} onPress={send} />);
    press('code');
    redraw(<SendCode id="code" label="Again" resendAt={Date.now() + 60_000} onPress={send} />);
    press('code');
    redraw(<SendCode id="code" label="Again" resendAt={Date.now()} onPress={send} />);
    press('code');
    expect(send).toHaveBeenCalledTimes(2);
  });
});
