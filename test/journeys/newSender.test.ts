import { journey, type Driver, type JourneyContext } from './driver';
import { words } from './steps/formSteps';
import { firstMoney, quote, register, sendFirstMoney } from './steps/steps';

const sends =
  (corridor: keyof typeof firstMoney) =>
  (d: Driver, { person, sandbox }: JourneyContext): Promise<void> =>
    sendFirstMoney(d, { person, console: sandbox.console }, firstMoney[corridor]);

journey('new sender, AUS to CHN, PayID [P1-01 P1-05 P0-01 P0-03 P0-04 C7.5-17]', sends('australiaToChina'), {
  everyTarget: true,
});

journey('new sender, AUS to CHN, only by the keyboard', sends('australiaToChina'), {
  targets: ['h5'],
  keyboard: true,
});

journey('new sender, AUS to CHN, in the oldest engine promised', sends('australiaToChina'), {
  oldEngine: true,
});

journey('new sender, HKG to PHL e-wallet, FPS [F1-01]', sends('hongKongToPhilippines'), { market: 'HKG' });

journey(
  'a visitor looks at a price of one market, registers in another, and has that one’s price',
  async (d, { newPerson, sandbox: { console } }) => {
    await d.open('tabbar', { params: { tab: 'remit' } });
    await quote(d, 'China', '500');
    await d.see('AUD');
    await d.tap('remit-send');
    await register(d, { person: newPerson('HKG'), console });
    await d.see(words('common.sendsFromAccount'));
    await d.open('tabbar', { params: { tab: 'remit' } });
    await d.see('HKD');
    await d.dontSee('AUD');
    await d.tap('remit-send');
    await d.see('First, we need to verify your identity.');
  },
);
