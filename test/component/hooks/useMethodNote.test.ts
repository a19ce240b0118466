import { fake } from '../fakeApp';
import en from '@locales/en/order.json';
import statuses from '@locales/en/statuses.json';
import type { Order } from '@/contracts/entities/order';
import { useMethodOptions } from '@/modules/order/pay/method/useMethodOptions';
import { useMethodNote } from '@/modules/order/pay/method/useMethodNote';
import '@/modules/order/texts';
import { registerNamespace, setLanguage } from '@/i18n';
import { renderHook } from './renderHook';

fake.session({ useSession: () => ({ payer: null, signedIn: true }) });
registerNamespace('order', { en });
registerNamespace('statuses', { en: statuses });
beforeEach(() => setLanguage('en'));

it('a way to pay says what the own bank of the payer may charge [F9-28]', async () => {
  const yen = (amount: string) => ({ amount, currencyCode: 'JPY' });
  const type = { fundingType: 120, feeAmount: yen('0'), arrivalMinutesFrom: 0, arrivalMinutesTo: 60 };
  const charged = { ...type, payerBankFee: { from: yen('100'), to: yen('880') } };
  const { result } = await renderHook(() => useMethodOptions({ order: null }, [charged, type]));
  const [dear, free] = result.current.map(({ note }) => note);
  expect(dear).toMatch(/Your bank may charge 100.JPY to 880.JPY$/);
  expect(free).not.toContain('Your bank');
});

it('the arrival of a way to pay is a moment; whose time it is stands once below all of them', async () => {
  const order = { status: 'WAIT_PAYMENT', createTime: 0, arrivalEstimateAt: 60_000 } as Order;
  const { result } = await renderHook(() => useMethodNote({ order }));
  const free = { fundingType: 120, feeAmount: { amount: '0', currencyCode: 'JPY' }, arrivalMinutesFrom: 0, arrivalMinutesTo: 60 }; // prettier-ignore
  expect(result.current(free)).toMatch(/^No extra fee\nArriving by [\w\s,:]+$/);
});
