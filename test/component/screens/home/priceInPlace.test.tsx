import { byHand } from '../../fakeApp';
import { act } from 'react';
import { AppError } from '@/core/appError';
import type { Order } from '@/contracts/entities/order';
import { CardPriceMoved } from '@/modules/request-card/CardPriceMoved';
import '@/modules/request-card/texts';
import '@/modules/order/texts';
import { sentencesText, t } from '@/i18n';
import { useNotices } from '@/state/notices/notices';
import { drawApp } from '../../drawApp';
import { byRole, draw, press, words } from '../../drawn';
import { quoted } from '../../hooks/quoted';
import { RateQuestion } from '@/modules/order/detail/RateQuestion';

describe('a card whose price has moved since it was agreed to', () => {
  it('given the new one is not there yet, then it says that it is on its way', () => {
    draw(<CardPriceMoved seen={quoted()} quote={quoted()} />);
    expect(words()).toBe(t('requestCard.pay.priceRenewing'));
  });

  it('given what is paid has changed, then it says both amounts; what the payee gets has not and is not spoken of', () => {
    draw(<CardPriceMoved seen={quoted()} quote={quoted({ quoteId: 'q2', totalAmount: '1010' })} />);
    expect(words()).toBe(
      sentencesText([
        t('requestCard.pay.priceChanged'),
        t('requestCard.pay.movedTotal', { was: '1,005.00 AUD', is: '1,010.00 AUD' }),
      ]),
    );
  });

  it('given what the payee gets has changed, then it says both amounts', () => {
    draw(<CardPriceMoved seen={quoted()} quote={quoted({ quoteId: 'q2', targetAmount: '4750' })} />);
    expect(words()).toContain(t('requestCard.pay.movedGets', { was: '4,800.00 CNY', is: '4,750.00 CNY' }));
  });

  it('given it came out the same, then it says so', () => {
    draw(<CardPriceMoved seen={quoted()} quote={quoted({ quoteId: 'q2' })} />);
    expect(words()).toBe(t('requestCard.pay.priceSame'));
  });
});

it('an order whose rate moved says what that comes to; an answer that is refused is told next to it, not by a toast', async () => {
  const of = (amount: string, currencyCode: string) => ({ amount, currencyCode });
  const order = {
    seqNo: 'HW1',
    sourceAmount: of('500', 'AUD'),
    targetAmount: of('2400', 'CNY'),
    businessRate: '4.8',
    rateBase: 1,
  } as unknown as Order;
  const renewed = jest.fn(async () => undefined);
  drawApp(
    <RateQuestion
      order={order}
      question={{ businessRate: '4.56', targetAmount: of('2280', 'CNY') }}
      onChanged={renewed}
    />,
  );
  expect(words()).toContain(t('order.newRate.less', { amount: '120.00 CNY' }));

  press('order-rate-agree');
  await act(async () => undefined);
  await byHand.last().fail(
    new AppError({
      code: 'OrderWrongStep',
      kind: 'business',
      messageKey: 'errors.wrongStep',
      serverMessage: 'It has moved on.',
    }),
  );
  await act(async () => undefined);
  expect(byRole('alert').map((notice) => notice.textContent)).toEqual(['It has moved on.']);
  expect(useNotices.getState().toast).toBeNull();
  expect(renewed).toHaveBeenCalled();
});
