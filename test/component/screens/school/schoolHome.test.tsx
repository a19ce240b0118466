import { byHand, fake } from '../../fakeApp';
import { act } from 'react';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { byId, isThere, press, words } from '../../drawn';
import { SelectInstitution } from '@/modules/overseas/screens/SelectInstitution';
import { SelectUni } from '@/modules/overseas/screens/SelectUni';

const went: unknown[] = [];
fake.session({
  useSession: () => ({ signedIn: true, payer: { userId: 'u1', countryCode: 'AUS', kycStatus: 'Pass' } }),
});
fake.navigation({
  useRoute: () => ({ params: { country: 'GBR' } }),
  navigate: async (...to: unknown[]) => void went.push(to),
});

const thames = { schoolId: 'gbr-thames', name: 'Thames University', country: 'GBR', city: 'London', currency: 'GBP', partner: 'bank', hot: true, aliases: [], favourite: false }; // prettier-ignore
const answers: Record<string, unknown> = {
  'school.home': { hotSchools: [thames] },
  'school.rotationOfCountry': { list: [{ title: thames.name, resourceImgUrl: '', resourceLink: '', schoolId: thames.schoolId }] },
  'school.managerList': { rows: [], total: 0, countries: [] },
}; // prettier-ignore

async function show(screen: 'one country' | 'all'): Promise<void> {
  queryClient.clear();
  went.length = 0;
  drawApp(screen === 'all' ? <SelectInstitution /> : <SelectUni />);
  for (let round = 0; round < 3; round += 1) {
    await act(async () => undefined);
    for (const { name, answer } of byHand.asked.splice(0)) await answer(answers[name] ?? { list: [] });
  }
}

it('the way to a school begins with the popular ones, each a tap away', async () => {
  await show('all');
  expect(byId('institution-popular').textContent).toContain('Thames University');
  press('institution-popular-gbr-thames');
  expect(went).toEqual([['overseasSelectUniAccount', { schoolId: 'gbr-thames' }]]);
});

it('a country shows its popular schools before all of them', async () => {
  await show('one country');
  press('school-gbr-thames');
  expect(isThere('uni-popular')).toBe(true);
  expect(words()).toContain('Thames University');
  expect(went).toEqual([['overseasSelectUniAccount', { schoolId: 'gbr-thames' }]]);
});
