import { journey, type Driver, type JourneyContext } from './driver';
import { firstMoney, sendFirstMoney } from './steps/steps';

const sends =
  (corridor: keyof typeof firstMoney) =>
  (d: Driver, { person, sandbox }: JourneyContext): Promise<void> =>
    sendFirstMoney(d, { person, console: sandbox.console }, firstMoney[corridor]);

journey('new sender, AUS to CHN, PayID [P1-01 P1-05 P0-01 P0-03 P0-04 C7.5-17]', sends('australiaToChina'), {
  everyTarget: true,
});

journey('new sender, AUS to CHN, by the keyboard alone', sends('australiaToChina'), {
  targets: ['h5'],
  keyboard: true,
});

journey('new sender, AUS to CHN, in the oldest engine promised', sends('australiaToChina'), {
  oldEngine: true,
});

journey('new sender, HKG to PHL e-wallet, FPS [F1-01]', sends('hongKongToPhilippines'), { market: 'HKG' });
