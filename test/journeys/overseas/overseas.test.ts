import assert from 'node:assert/strict';
import { journey } from '../driver';
import { accessibilityFindings } from '../steps/audit';
import {
  addAccount,
  atSchools,
  chooseFee,
  confirmAndPay,
  fillStudent,
  overseasJourneys,
  paper,
  toAccountForm,
} from '../steps/overseas';
import { sendAgain, uploadFrom } from '../steps/uploadSteps';

overseasJourneys();

const FILES = 'school-paper-invoice-images';

journey(
  'a payment to a school that is left goes on where it was; cut uploads keep form and file; paid once, the school is a tap away [P1-06 P1-08]',
  async (d, context) => {
    const { console } = context.sandbox;
    const payer = await atSchools(d, context, 'UK');
    await d.see('institution-country-GBR');
    assert.deepEqual(await accessibilityFindings(d, 'where schools are found'), []);
    await d.tap('institution-country-GBR');
    await d.tap('school-favourite-gbr-thames');
    await d.back();
    await d.see('institution-favourite');
    await toAccountForm(d, 'UK');
    await addAccount(d, 'UK');
    await chooseFee(d, 'UK', payer);
    await fillStudent(d);
    await d.back();
    await d.see('school-fee-amount');
    await d.kill();
    await d.relaunch('selectInstitution');
    await d.tap('institution-continue');
    await d.seeValue('school-student-food-studentEmail', 'lin@example.test');
    await d.tap('school-student-next');
    await d.see('school-paper-next');
    for (const percent of [0, 50, 99]) {
      await console.fault({ call: 'school.paperUpload', kind: 'cutUpload', detail: { percent } });
      await uploadFrom(d, FILES, { ...paper({ invoiceNumber: 'INV-1' }), name: `cut-${percent}.png` });
      await d.see(`${FILES}-retry`);
      await sendAgain(d, console, FILES);
      await d.seeValue('school-paper-invoice-invoiceNumber', 'INV-1');
      if (percent < 99) {
        await d.tap(`${FILES}-remove`);
        await d.tap('upload-remove-yes');
      }
    }
    await d.fill('school-paper-invoice-studentName', 'Lin Chen');
    await d.tap('school-paper-next');
    await d.tap('school-paper-later');
    await confirmAndPay(d);
    await d.open('selectInstitution');
    await d.dontSee('institution-continue');
    await d.tap('institution-again');
    await d.tap('Lin Chen');
    await d.see('school-fee-amount');
    await d.fill('school-fee-amount', '1');
    await d.tap('school-fee-next');
    await d.see('This fee is from');
  },
  { targets: ['h5', 'weapp', 'alipay'] },
);
