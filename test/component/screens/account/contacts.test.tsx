import '../../fakeApp';
import type { Payer } from '@/contracts/entities/payer';
import { byId, draw } from '../../drawn';
import { Contacts } from '@/modules/account/manage/Contacts';

it('the account shows neither the whole phone nor the whole email [P9-31 F5.7-60]', () => {
  const payer = { phoneNumber: '0412345678', email: 'mary@example.com' } as Payer;
  draw(<Contacts payer={payer} payPassword />);
  const phone = byId('user-phone').textContent;
  const email = byId('user-email').textContent;
  expect([phone, email]).toEqual([
    expect.stringContaining('041•••5678'),
    expect.stringContaining('m••••@example.com'),
  ]);
  expect(`${phone} ${email}`).not.toMatch(/0412345678|mary/);
});
