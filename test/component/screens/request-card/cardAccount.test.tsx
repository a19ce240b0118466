import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { formDrafts } from '@/state/drafts/drafts';
import { drawApp } from '../../drawApp';
import { press } from '../../drawn';
import { CardAccount } from '@/modules/request-card/CardAccount';

const went: string[] = [];
fake.navigation({
  useRoute: () => ({ params: { cardId: 'C1', accountType: 'upi' } }),
  navigate: async (route: string) => void went.push(route),
});

test('a card gets its account in the way that was chosen [F7-17]', async () => {
  const person = { firstName: 'Priya', lastName: 'Sharma', areaCode: '91', phoneNumber: '9812345678' };
  formDrafts.write('own-payee-ind-upi', { ...person, upiId: 'priya.sharma@okhdfcbank' });
  drawApp(<CardAccount />);
  await act(async () => undefined);
  await byHand.last().answer({ card: { cardId: 'C1', country: 'IND', person } });
  press('card-account-save');
  await act(async () => undefined);
  expect(byHand.last()).toMatchObject({
    name: 'payeeCard.update',
    params: { cardId: 'C1', account: { accountType: 'upi', upiId: 'priya.sharma@okhdfcbank' } },
  });
  await byHand.last().answer({ card: { cardId: 'C1' } });
  expect(went).toEqual(['collectionCardDetail']);
});
