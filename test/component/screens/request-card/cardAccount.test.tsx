import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { formDrafts } from '@/state/drafts/drafts';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { press } from '../../drawn';
import { CardAccount } from '@/modules/request-card/CardAccount';

const went: string[] = [];
fake.navigation({
  useRoute: () => ({ params: { cardId: 'C1', accountType: 'upi' } }),
  navigate: async (route: string) => void went.push(route),
});

async function save(): Promise<void> {
  const person = { firstName: 'Priya', lastName: 'Sharma', areaCode: '91', phoneNumber: '9812345678' };
  formDrafts.write('own-payee-ind-upi', { ...person, upiId: 'priya.sharma@okhdfcbank' });
  drawApp(<CardAccount />);
  await act(async () => undefined);
  await byHand.last().answer({ card: { cardId: 'C1', country: 'IND', person } });
  press('card-account-save');
  await act(async () => undefined);
}

beforeEach(() => {
  went.length = 0;
  byHand.asked.length = 0;
  queryClient.clear();
});

test('a card gets its account in the way that was chosen [F7-17]', async () => {
  await save();
  expect(byHand.last()).toMatchObject({
    name: 'payeeCard.update',
    params: { cardId: 'C1', account: { accountType: 'upi', upiId: 'priya.sharma@okhdfcbank' } },
  });
  await byHand.last().answer({ card: { cardId: 'C1' } });
  expect(went).toEqual(['collectionCardDetail']);
});

test('a name that the bank does not have is sent again, with flag 2, once it is insisted on [F5.3-02]', async () => {
  await save();
  const code = errorCodes.PayeeCardNameDisagree;
  await byHand.last().fail(new AppError({ code, kind: 'business', messageKey: 'errors.server' }));
  press('card-name-keep');
  await act(async () => undefined);
  const sent = byHand.asked.filter(({ name }) => name === 'payeeCard.update');
  expect(sent.map(({ params }) => params.nameAppealFlag)).toEqual([undefined, 2]);
});
