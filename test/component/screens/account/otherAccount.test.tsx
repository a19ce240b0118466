import { act } from 'react';
import { beginSession } from '@/state/session/profile';
import { draw, isThere, press, words } from '../../drawn';

let mockAsked = true;
const mockWay: string[] = [];
jest.mock('@/state/session/otherAccount', () => ({
  isAsked: () => mockAsked,
  stay: async () => void mockWay.push('stay'),
  switchAccount: async () => void mockWay.push('switch'),
}));
jest.mock('@/state/navigation', () => ({
  ...jest.requireActual<typeof import('@/state/navigation')>('@/state/navigation'),
  openRemitTab: async () => mockWay.push('home'),
}));

const { OtherAccount } = jest.requireActual<typeof import('@/modules/account/screens/OtherAccount')>(
  '@/modules/account/screens/OtherAccount',
);

beforeEach(() => void mockWay.splice(0));

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
    expect(mockWay).toEqual(['stay']);
  });

  test('is followed once however often it is said', () => {
    draw(<OtherAccount />);
    press('other-go');
    press('other-go');
    press('other-stay');
    expect(mockWay).toEqual(['switch']);
  });

  test('and nothing to ask leads home', () => {
    mockAsked = false;
    draw(<OtherAccount />);
    expect([isThere('other-stay'), mockWay]).toEqual([false, ['home']]);
  });
});
