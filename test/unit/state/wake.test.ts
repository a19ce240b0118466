import { askUntilDone, followDevice } from '@/state/queries/wake';

const heard = { line: (_online: boolean) => undefined as void, show: () => undefined as void };
const device = {
  onNetworkChange: (cb: (online: boolean) => void) => ((heard.line = cb), () => undefined),
  onAppShow: (cb: () => void) => ((heard.show = cb), () => undefined),
};
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

test('what nobody answered is asked once more each time the line is back or the app is in front, and not after that', async () => {
  followDevice(device);
  const answers = [false, false, true];
  const ask = jest.fn(async () => answers.shift() ?? true);
  askUntilDone(ask);
  await settled();
  expect(ask).toHaveBeenCalledTimes(1);
  heard.line(false);
  heard.line(true);
  await settled();
  expect(ask).toHaveBeenCalledTimes(2);
  heard.show();
  await settled();
  expect(ask).toHaveBeenCalledTimes(3);
  heard.line(false);
  heard.line(true);
  await settled();
  expect(ask).toHaveBeenCalledTimes(3);
});
