import { fake } from '../../fakeApp';
import { act } from 'react';
import { beginSession } from '@/state/session/profile';
import { draw, isThere, press, words } from '../../drawn';
import { OtherAccount } from '@/modules/account/screens/OtherAccount';

let asked = true;
const way: string[] = [];
fake.session({
  isAsked: () => asked,
  stay: async () => void way.push('stay'),
  switchAccount: async () => void way.push('switch'),
});
fake.navigation({
  openRemitTab: async () => way.push('home'),
});

beforeEach(() => void way.splice(0));

describe('a link that holds the session of another account', () => {
  test('asks, says what going on does, and names nobody', () => {
    act(() =>
      beginSession({
        userId: 'a',
        payerNumber: 'AUS-a',
        countryCode: 'AUS',
        fullName: 'Qzcanary',
        phoneNumber: '412345678',
        kycStatus: 'Pass',
        images: [],
        shortKyc: false,
        hasPassword: true,
      } as never),
    );
    draw(<OtherAccount />);
    expect(words()).toContain('logs you out');
    expect(words()).not.toMatch(/Qzcanary|412345678/);
    press('other-stay');
    expect(way).toEqual(['stay']);
  });

  test('is followed once however often it is said', () => {
    draw(<OtherAccount />);
    press('other-go');
    press('other-go');
    press('other-stay');
    expect(way).toEqual(['switch']);
  });

  test('and nothing to ask leads home', () => {
    asked = false;
    draw(<OtherAccount />);
    expect([isThere('other-stay'), way]).toEqual([false, ['home']]);
  });
});
