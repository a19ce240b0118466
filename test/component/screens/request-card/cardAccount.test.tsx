import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { formDrafts } from '@/state/drafts/drafts';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { press } from '../../drawn';
import { CardAccount } from '@/modules/request-card/CardAccount';
import { ShareAccount } from '@/modules/share/ShareAccount';

const went: string[] = [];
const given = { params: {} };
fake.navigation({
  useRoute: () => given,
  navigate: async (route: string) => void went.push(route),
});

const settled = () => act(async () => undefined);
const person = { firstName: 'Priya', lastName: 'Sharma', areaCode: '91', phoneNumber: '9812345678' };

beforeEach(() => {
  went.length = 0;
  byHand.asked.length = 0;
  queryClient.clear();
  formDrafts.write('own-payee-ind-upi', { ...person, upiId: 'priya.sharma@okhdfcbank' });
});

async function saveCard(): Promise<void> {
  given.params = { cardId: 'C1', accountType: 'upi' };
  drawApp(<CardAccount />);
  await settled();
  await byHand.last().answer({ card: { cardId: 'C1', country: 'IND', person } });
  press('card-account-save');
  await settled();
}

async function saveOfLink(): Promise<void> {
  given.params = { shareCode: 'S1', countryCode: 'IND', accountType: 'upi' };
  drawApp(<ShareAccount />);
  await settled();
  const share = { shareCode: 'S1', country: 'IND', kind: 'details', step: 'account', accountTypes: ['upi'] };
  await byHand.last().answer({ share, shareToken: 't1' });
  press('share-account-save');
  await settled();
}

test('a card gets its account in the way that was chosen [F7-17]', async () => {
  await saveCard();
  expect(byHand.last()).toMatchObject({
    name: 'payeeCard.update',
    params: { cardId: 'C1', account: { accountType: 'upi', upiId: 'priya.sharma@okhdfcbank' } },
  });
  await byHand.last().answer({ card: { cardId: 'C1' } });
  expect(went).toEqual(['collectionCardDetail']);
});

test.each([
  { call: 'payeeCard.update', save: saveCard, yes: 'card-name-keep' },
  { call: 'payeeShare.chooseBank', save: saveOfLink, yes: 'share-name-keep' },
])(
  '$call is sent again, with flag 2, for a name that is insisted on [F5.3-02]',
  async ({ call, save, yes }) => {
    await save();
    const code = errorCodes.PayeeCardNameDisagree;
    await byHand.last().fail(new AppError({ code, kind: 'business', messageKey: 'errors.server' }));
    press(yes);
    await settled();
    const sent = byHand.asked.filter(({ name }) => name === call);
    expect(sent.map(({ params }) => params.nameAppealFlag)).toEqual([undefined, 2]);
  },
);
