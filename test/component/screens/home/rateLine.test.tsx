import { byHand, fake } from '../../fakeApp';
import en from '@locales/en/rateLine.json';
import { act } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Quote } from '@/contracts/entities/quote';
import { AppError } from '@/core/appError';
import { registerNamespace, t } from '@/i18n';
import { emptyRemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { queryClient } from '@/state/queries/queries';
import { byRole, draw, press, words } from '../../drawn';
import { quoted } from '../../hooks/quoted';
import { linePoints } from '../../linePoints';
import { RateLine } from '@/modules/remit/home/price/RateLine';

const navigated = jest.fn();
fake.navigation({ navigate: (...given: unknown[]): unknown => navigated(...given) });

const { asked, last } = byHand;
const settled = () => act(async () => undefined);
const chart = (rates: string[]) => ({
  source: 'AUD',
  target: 'CNY',
  days: 1,
  exRateBase: 1,
  points: rates.map((rate, at) => ({ at, rate })),
  high: '4.9',
  low: '4.7',
  average: '4.8',
  change: '-0.42',
});
const points = () => linePoints().length;

registerNamespace('rateLine', { en });

let show = async (_change: Partial<Quote>): Promise<void> => undefined;
beforeEach(async () => {
  asked.length = 0;
  queryClient.clear();
  remitDraftStore.setState(emptyRemitDraft, true);
  const line = (change?: Partial<Quote>) => (
    <QueryClientProvider client={queryClient}>
      <RateLine quote={quoted(change)} />
    </QueryClientProvider>
  );
  const { redraw } = draw(line());
  show = async (change) => {
    redraw(line(change));
    await settled();
  };
  await settled();
  await settled();
});

describe("the rate's line", () => {
  it('given 24 hours, then they are drawn, and said to whoever does not see them', async () => {
    expect(last()).toMatchObject({
      name: 'rates.trendChart',
      params: { source: 'AUD', target: 'CNY', days: 1, remitType: 'personal' },
    });
    await last().answer(chart(['4.7', '4.9', '4.8']));
    expect(points()).toBe(4);
    expect(byRole('img').map((drawing) => drawing.getAttribute('aria-label'))).toContainEqual(
      expect.stringMatching(/1 AUD = 4\.8000 CNY\. \+2\.13% in 24 hours\. Low 4\.7000, high 4\.9000/),
    );
  });

  it('given the price of now is above all before, then it is the highest; thousands are grouped', async () => {
    await last().answer(chart(['4.7', '4.9', '4.8']));
    await show({ businessRate: '1512.3' });
    expect(words()).toContain('Low 4.7000, high 1,512.3000');
  });

  it('given a coupon that betters the rate, then the line stays that of the rate without it', async () => {
    await last().answer(chart(['4.7', '4.9', '4.8']));
    act(() => remitDraftStore.setState({ couponId: 'c1' }));
    await show({ businessRate: '5.2' });
    expect(words()).toContain('high 4.9000');
  });

  it('given a coupon off the fee, then the line ends with the rate above it', async () => {
    await last().answer(chart(['4.7', '4.9', '4.8']));
    act(() => remitDraftStore.setState({ couponId: 'c1' }));
    await show({ businessRate: '4.6', discountAmount: '5.00' });
    expect(words()).toContain('−2.13% in 24 hours');
    expect(words()).toContain('Low 4.6000, high 4.9000');
  });

  it('given studies abroad, then it is their rate that is drawn', async () => {
    act(() => remitDraftStore.setState({ remitType: 'studyAbroad' }));
    await settled();
    expect(last().params).toMatchObject({ remitType: 'studyAbroad' });
  });

  it('given another span, then its rates are asked for', async () => {
    await last().answer(chart(['4.7', '4.9']));
    press('rate-line-span-month');
    await settled();
    expect(last().params).toMatchObject({ days: 30 });
  });

  it('given no history, then it says so', async () => {
    await last().answer(chart([]));
    expect(words()).toContain(t('rateLine.empty'));
    expect(points()).toBe(0);
  });

  it('given its two ways on, then they lead to the rates, one of them to an alert at once [P1-15]', async () => {
    press('rate-line-open');
    expect(navigated).toHaveBeenLastCalledWith('remitRate');
    press('rate-line-alert');
    expect(navigated).toHaveBeenLastCalledWith('remitRate', { alert: true });
  });

  it('given it does not load, then it says so and can be asked for again', async () => {
    await last().fail(new AppError({ code: '500', kind: 'http', messageKey: 'errors.server' }));
    expect(words()).toContain(t('rateLine.failed'));
    press('rate-line-retry');
    await settled();
    expect(asked).toHaveLength(2);
  });
});
