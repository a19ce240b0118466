import type { VariantId } from '@/variants';
import { newPerson } from '../journeys/driver/person';
import { brandOf, comeIn } from '../journeys/steps/brandEntry';
import { remitter } from '../journeys/steps/people';
import type { Chapter } from './types';

export const brandChapter =
  (id: VariantId): Chapter =>
  async ({ d, shot, server, url }) => {
    const brand = brandOf(id);
    const { row, link, market } = brand;
    const person = newPerson(market);
    await remitter({ url, console: server }, person);
    await d.launch(link);
    if (row.withoutToken === 'open') {
      await d.see('remit-send');
      await shot('visitor', { wait: 1200, tall: true });
    }
    await d.open('login');
    await d.seePath(row.partnerLogin === 'thirdPartyToken' ? '/start' : '/login');
    await shot('login', { wait: 600, tall: true });
    await comeIn(d, { console: server, person }, brand, '/tabbar/remit');
    await shot('home', { wait: 1200, tall: true });
    if (row.tabs.fallback.includes('user')) {
      await d.tap('tab-user');
      await d.see('user-kyc');
      await shot('account', { wait: 600, tall: true });
      await d.tap('user-logout');
      await shot('logout');
    }
    await d.open('/no/such/page');
    await shot('not-found');
  };
