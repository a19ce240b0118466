import assert from 'node:assert/strict';
import path from 'node:path';
import { paymentCodes } from '@/domain/payment/paymentMethods';
import { agentPayerForm, agentStudentForm } from '@/schemas/school/agent';
import { brandFolder, EVERY_BRAND } from '../../scripts/lib/build/builds.mjs';
import { brandTargets } from '../../scripts/lib/tests/drawn.mjs';
import { type Driver, journey, useBuilds, wantedTargets } from './driver';
import {
  agentPayer,
  agentStudent,
  brandChoice,
  givePassport,
  giveStudent,
  invite,
  openLink,
  picture,
} from './steps/agentSteps';
import { accessibilityFindings } from './steps/audit';
import { typeForm } from './steps/formSteps';
import { choose } from './steps/paySteps';
import { newestOrder, remitter } from './steps/people';
import { orderSucceeds, signIn } from './steps/steps';
import { uploadFrom } from './steps/uploadSteps';

const seed = process.env.SHARE_SEED;
const built = seed ? EVERY_BRAND : 'schoolAgent';
useBuilds(path.resolve(__dirname, '../..', path.dirname(brandFolder(built, 'h5'))));

const targets = brandTargets(wantedTargets(), seed);

const DAY = 86_400_000;
const school = 'Thames Example University';

const sound = async (d: Driver, name: string): Promise<void> =>
  assert.deepEqual(await accessibilityFindings(d, name), []);

journey(
  'an agent’s link opens ten steps in their order, for student, payer, documents and proofs, and ends in an order paid through the agent’s channel [P1-09 P2.6-15 P2.6-28 P2.7-48 P2.7-49 P2.7-50 P2.7-51 P2.7-52 P2.7-53 P2.7-54 P2.7-55 P2.8-21 F5.6-01 F5.6-02 F5.6-03 F5.6-04 F5.6-05 F5.6-06 F5.6-07 F5.6-08 F5.6-09 F5.6-10]',
  async (d, context) => {
    const { person, sandbox } = context;
    const { console } = sandbox;
    const { payerId } = await remitter(sandbox, person);
    await openLink(d, context, person, await invite(context, person.phone));
    await d.see('Example School Agent');
    await sound(d, 'the invitation');
    await d.tap('agent-invite-start');
    await d.see('agent-student-new');
    await sound(d, 'choosing the student');
    await d.tap('agent-student-new');
    await d.seePath('/zlp-fill-student');
    await d.tap('agent-student-submit');
    assert.match(await d.text('agent-student-studentNumber-note'), /Student number/);
    await sound(d, 'the student');
    await typeForm(d, {
      schema: agentStudentForm,
      values: agentStudent,
      submit: 'agent-student-submit',
      now: 0,
    });
    await d.seePath('/zlp-select-document');
    await sound(d, 'choosing a document');
    await d.tap('agent-document-passport');
    await d.seePath('/zlp-doc-upload');
    await d.tap('agent-document-submit');
    await d.see('Add this picture');
    await picture(d, 'agent-document-front');
    await sound(d, 'a document');
    await d.fill('agent-document-number', 'E12345678');
    await d.tap('agent-document-submit');
    await d.seePath('/zlp-confirm-student');
    await d.see('S20240077');
    await sound(d, 'the student to confirm');
    await d.doubleTap('agent-student-confirm');
    await d.seePath('/zlp-fill-payer');
    await d.fill('agent-payer-phoneNumber', '13812345678');
    await typeForm(d, { schema: agentPayerForm, values: agentPayer, submit: 'agent-payer-submit', now: 0 });
    await d.seePath('/zlp-confirm-payer');
    await sound(d, 'the payer to confirm');
    await d.tap('agent-payer-confirm');
    await d.seePath('/zlp-select-document');
    await givePassport(d);
    await d.see('agent-proof-relation');
    await d.tap('evidence-fileType-householdRegister');
    await d.tap('agent-proof-submit');
    await d.see('Add at least one photo or file');
    await uploadFrom(d, 'evidence-images', 'paper.pdf');
    await d.see('Uploaded');
    await sound(d, 'a proof');
    await d.tap('agent-proof-submit');
    await d.seePath('/zlp-choose-fee-type');
    await d.tap('agent-fee-feeType-tuition');
    await d.fill('agent-fee-amount', '1');
    await d.tap('agent-fee-submit');
    assert.match(await d.text('agent-fee-amount-note'), /The school takes/);
    await sound(d, 'the fee');
    await d.fill('agent-fee-amount', '5000');
    await d.tap('agent-fee-submit');
    await d.see('agent-proof-study');
    await d.tap('evidence-fileType-offerLetter');
    await uploadFrom(d, 'evidence-images', 'paper.pdf');
    await d.see('Uploaded');
    await d.tap('agent-proof-submit');
    await d.see('agent-finished');
    await d.see(school);
    await sound(d, 'the finished form');
    await d.tap('agent-order-pay');
    await d.seePath('/confirmRemit');
    await d.see('5,000.00');
    await d.pick('confirm-purpose', 'Study abroad, more than one year');
    await d.pick('confirm-relation', 'Child');
    await d.tap('confirm-submit');
    await d.seePath('/Zlp/paymentMethod');
    const seqNo = await newestOrder(console, payerId);
    await sound(d, 'how the agent’s order is paid');
    await choose({ d, way: { market: 'CHN', code: paymentCodes.bankTransfer } });
    await d.seePath('/Zlp/bankPayment');
    await d.see('Reference');
    await d.see('5,000.00');
    await sound(d, 'the agent’s bank payment');
    await d.tap('bank-payment-sent');
    await d.see('You told us at');
    await console.action('payment.settle', { seqNo, outcome: 'paid' });
    await orderSucceeds(d, { console });
    await d.open('zlpSelectStudent');
    await d.tap('agent-order-open');
    await d.see('order-detail');
  },
  { market: 'CHN', targets },
);

journey(
  'left on one device and gone on with on another; a second person is told that the invitation is in use; after seven days it is begun again',
  async (d, context) => {
    const { person, sandbox } = context;
    const { console } = sandbox;
    await remitter(sandbox, person);
    const id = await invite(context);
    await openLink(d, context, person, id);
    await d.tap('agent-invite-start');
    await giveStudent(d);
    await givePassport(d);
    await d.seePath('/zlp-confirm-student');

    const other = await context.another();
    // Codes must be a minute apart.
    await console.advance(61_000);
    await other.launch({ ...brandChoice, merchantCode: 'ZLPDEMO' });
    await other.seePath('/login');
    await signIn(other, { person, console });
    await other.seePath('/tabbar/remit');
    await other.tap('remit-school-fees');
    await other.see('agent-progress');
    await sound(other, 'how far the form is');
    await other.tap('agent-go-on');
    await other.seePath('/zlp-confirm-student');
    await other.see('S20240077');
    await other.tap('agent-student-confirm');
    await other.seePath('/zlp-fill-payer');
    await other.open('zlpChooseFeeType');
    await other.see('This step comes later');
    await other.tap('agent-gate-go');
    await other.seePath('/zlp-fill-payer');

    await d.open('zlpSelectStudent');
    await d.tap('agent-step-payerInfo');
    await d.seePath('/zlp-fill-payer');

    const stranger = context.newPerson();
    await remitter(sandbox, stranger);
    const theirs = await context.another();
    await openLink(theirs, context, stranger, id);
    await theirs.see('This invitation is already in use');
    await sound(theirs, 'an invitation of someone else');

    await console.advance(8 * DAY);
    await d.open('zlpSelectStudent');
    await d.see('Start again by choosing the student');
    await sound(d, 'a form that has run out');
    await d.tap('agent-student-S20240077');
    await d.seePath('/zlp-fill-student');
    await d.seeValue('agent-student-lastName', 'Chen');
  },
  { market: 'CHN', targets },
);
