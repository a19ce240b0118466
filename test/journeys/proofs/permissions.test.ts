import { journey, type Driver, type JourneyContext } from '../driver';
import type { HostDriver } from '../driver/hostDriver';
import { words } from '../steps/formSteps';
import { enter, order, remitter } from '../steps/people';
import { uploadFrom } from '../steps/uploadSteps';

const add = 'voucher-add';

async function refuseAndAllow(
  d: Driver,
  { person, sandbox }: JourneyContext,
  refused: 'permission' | 'notice',
): Promise<void> {
  const payer = await remitter(sandbox, person);
  await enter(d, person, sandbox.console);
  const seqNo = await order(d, payer, sandbox.console);
  await d.open('transferVoucher', { params: { seqNo } });
  (d as HostDriver).host.device.refuses = refused;
  await d.tap(add);
  await d.tap('upload-from-camera');
  await d.see(words('upload.denied'));
  await uploadFrom(d, add, 'paper.pdf');
  await d.see(words('upload.done'));

  await d.tap(add);
  await d.tap('upload-from-album');
  await d.tap(`${add}-allow`);
  await uploadFrom(d, add, 'picture.png');
  await d.see(`${add}-1`);
  await d.dontSee(words('upload.denied'));
}

journey(
  "camera and album refused: why, a file instead, and the client's own settings to allow them",
  (d, context) => refuseAndAllow(d, context, 'permission'),
  { targets: ['weapp', 'alipay'] },
);

journey(
  'the privacy notice of the chat app refused: it is shown again, and then pictures can be chosen',
  (d, context) => refuseAndAllow(d, context, 'notice'),
  { targets: ['weapp'] },
);
