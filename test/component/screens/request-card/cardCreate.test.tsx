import { act } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { t } from '@/i18n';
import { queryClient } from '@/state/queries/queries';
import { draw, erase, isThere, words } from '../../drawn';
import { callByHand } from '../../hooks/renderHook';

const mockByHand = callByHand();
jest.mock('@/state/client/client', () => ({
  call: (...given: Parameters<typeof mockByHand.call>) => mockByHand.call(...given),
}));

const { CardCreate } = jest.requireActual<typeof import('@/modules/request-card/CardCreate')>(
  '@/modules/request-card/CardCreate',
);

test.each([true, false])('a card is asked for of whoever may make one: %s', async (allowed) => {
  mockByHand.asked.length = 0;
  queryClient.clear();
  erase();
  draw(
    <QueryClientProvider client={queryClient}>
      <CardCreate />
    </QueryClientProvider>,
  );
  await act(async () => undefined);
  const answers: Record<string, unknown> = {
    'payeeCard.queryTargetCountry': { list: [{ countryCode: 'PHL', currency: 'PHP', currencies: ['PHP'] }] },
    'user.whiteList': { list: [{ feature: 'payeeCards', allowed }] },
  };
  for (const { name, answer } of mockByHand.asked.splice(0)) await answer(answers[name]);
  expect(isThere('card-create-back')).toBe(!allowed);
  expect(words().includes(t('requestCard.create.notYet'))).toBe(!allowed);
});
