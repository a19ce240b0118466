import { journey } from './driver';

journey('an amount is in groups of thousands while it is typed, and is priced as typed', async (d) => {
  await d.open('/tabbar/remit');
  await d.fill('remit-source-amount', '');
  await d.type('remit-source-amount', '12345');
  await d.seeValue('remit-source-amount', '12,345');
  await d.type('remit-source-amount', '.6');
  await d.seeValue('remit-source-amount', '12,345.6');
  await d.see('12,353.60 AUD');
  await d.fill('remit-source-amount', '1,000');
  await d.seeValue('remit-source-amount', '1,000');
  await d.see('1,008.00 AUD');
});
