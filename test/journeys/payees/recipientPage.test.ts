import assert from 'node:assert/strict';
import { ordered } from '../../contract/support/orders';
import { journey } from '../driver';
import { remitter, signedIn } from '../steps/people';

journey(
  'a page for the recipient: its sender makes the link, it opens without a login, and is taken back',
  async (d, { sandbox, person, another }) => {
    const payer = await remitter(sandbox, person);
    const { seqNo } = await ordered({ ...payer, market: 'AUS' });
    await sandbox.console.moveOrder(seqNo, 'BANK_PROCESSING');
    await signedIn(d, person, payer.client);
    await d.open('bankOrder', { params: { seqNo } });
    await d.tap('order-share-make');
    await d.see('order-share');
    await d.tap('order-share-link');
    const link = new URL(await d.clipboard());
    assert.equal(link.pathname, '/track');

    const theirs = await another();
    const params = { code: link.searchParams.get('code') ?? '' };
    await theirs.open('trackTransfer', { params });
    await theirs.see('track-status');
    await theirs.see('The money is on its way to you.');
    const shown = await theirs.text('track-status');
    assert.ok(!shown.includes(person.lastName), 'initials, no name');

    await sandbox.console.moveOrder(seqNo, 'BANK_REMITTED');
    await theirs.open('trackTransfer', { params });
    await theirs.see('The money has arrived.');

    await d.tap('order-share-end');
    await d.tap('order-share-end-confirm');
    await d.see('order-share-make');
    await theirs.open('trackTransfer', { params });
    await theirs.see("This page isn't available");
  },
  { everyTarget: true },
);
