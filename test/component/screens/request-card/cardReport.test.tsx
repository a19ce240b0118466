import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { drawApp } from '../../drawApp';
import { press } from '../../drawn';
import { CardReport } from '@/modules/request-card/CardReport';

const went: string[] = [];
fake.navigation({
  useRoute: () => ({ params: { popInfoId: 'P1' } }),
  navigate: async (route: string) => void went.push(route),
});

test('a card is reported for the reason that is chosen [F5.3-18]', async () => {
  drawApp(<CardReport />);
  press('report-submit');
  await act(async () => undefined);
  expect(byHand.asked).toEqual([]);
  press('report-reason-threat');
  press('report-submit');
  await act(async () => undefined);
  expect(byHand.last()).toMatchObject({
    name: 'payeeCard.popInfoDeal',
    params: { popInfoId: 'P1', action: 'report', reason: 'threat' },
  });
  await byHand.last().answer({ pop: {} });
  expect(went).toEqual(['collectionCards']);
});
