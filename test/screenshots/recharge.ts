import { newPerson } from '../journeys/driver/person';
import { register } from '../journeys/steps/people';
import type { Chapter } from './types';

export const rechargeChapters: Record<string, Chapter> = {
  async recharge({ d, shot, resume, server, url }) {
    const person = newPerson();
    const { client } = await register({ url, console: server }, person);
    await resume(person, client);
    await d.open('/rechargeRecord');
    await shot('record-empty', { wait: 900 });
    await client.call('recharge.memberSave', {
      name: 'Maximiliane Alexandrina of Upper Valley',
      accountKind: 'phone',
      areaCode: '61',
      account: '412345678',
    });
    await d.open('/selectMembersWhoRecharge');
    await d.see('top-up-item-video-aus-2');
    await d.tap('top-up-item-video-aus-2');
    await shot('choose', { tall: true });
    await d.tap('top-up-add');
    await d.fill('member-phone', '123');
    await d.tap('member-save');
    await shot('member', { wait: 600 });
    await d.tap('sheet-close');
    await d.tap('top-up-order');
    await d.see('top-up-pay-submit');
    await shot('pay', { tall: true });
    const [order] = (await client.call('recharge.orders', { pageSize: 1 })).rows;
    const seqNo = order?.seqNo ?? '';
    const { payLink } = await client.call('recharge.pay', { seqNo });
    await d.open('rechargeOrderDetail', { params: { seqNo } });
    await d.see('top-up-pay');
    await shot('waiting', { tall: true });
    await fetch(`${payLink}/paid`, { method: 'POST', headers: { accept: 'application/json' } });
    await client.call('recharge.create', { itemId: 'music-aus-2', account: 'a.very.long.name@somewhere.example.test' });
    await server.advance(16 * 60_000);
    await d.open('rechargeOrderDetail', { params: { seqNo } });
    await d.see('top-up-code');
    await shot('done', { tall: true });
    await d.tap('top-up-redeem');
    await shot('tutorial', { tall: true, wait: 600 });
    await d.open('/rechargeRecord');
    await d.see(`top-up-${seqNo}`);
    await shot('record', { wait: 600 });
    const late = (await client.call('recharge.orders', { pageSize: 1 })).rows[0]?.seqNo ?? '';
    await d.open('immediatePayment', { params: { seqNo: late } });
    await d.see('top-up-again');
    await shot('expired', { tall: true });
  },
};
