import { pickCode } from '../journeys/steps/formSteps';
import { fillStudent, paper } from '../journeys/steps/overseas';
import { uploadFrom } from '../journeys/steps/uploadSteps';
import { type Chapter, mia } from './types';

const INVOICE = 'school-paper-invoice';
const CARD = 'school-paper-payercard';

export const overseasChapters: Record<string, Chapter> = {
  async overseas({ d, shot, signIn }) {
    await signIn(mia);
    await d.open('selectPayee', { params: { remitType: 'studyAbroad' } });
    await d.see('select-payee-school');
    await shot('payees', { wait: 900 });
    await d.tap('select-payee-school');
    await d.see('institution-country-GBR');
    await shot('institution', { wait: 900, tall: true });
    await d.fill('institution-search', 'example uni');
    await d.see('school-gbr-thames');
    await d.tap('school-favourite-gbr-thames');
    await shot('found', { wait: 900 });
    await d.fill('institution-search', 'zzz');
    await shot('not-found', { wait: 1500 });
    await d.open('overseasSelectUniAccount', { params: { schoolId: 'gbr-moor' } });
    await d.see('school-account-partner');
    await shot('partner', { wait: 900 });
    await d.open('overseasSelectUniAccount', { params: { schoolId: 'gbr-thames' } });
    await d.see('school-account-account-gbr-thames');
    await shot('account', { wait: 900 });
    await d.open('overseasAddAccount', { params: { kind: 'BPAY', schoolId: 'aus-outback' } });
    await d.tap('school-account-save');
    await shot('bpay', { wait: 900, tall: true });
    await d.open('overseasAddAccount', { params: { kind: 'UK', schoolId: 'gbr-thames' } });
    await d.see('school-account-form');
    await shot('uk', { wait: 900, tall: true });
    await d.open('overseasTypeOfExpense', {
      params: { schoolId: 'gbr-thames', accountId: 'account-gbr-thames' },
    });
    await d.tap('school-fee-type-food');
    await d.fill('school-fee-amount', '500');
    await shot('fee', { wait: 1500, tall: true });
    await d.tap('school-fee-next');
    await fillStudent(d);
    await shot('student', { wait: 900, tall: true });
    await d.tap('school-student-next');
    await d.see('school-paper-next');
    await shot('invoice', { wait: 900 });
    await uploadFrom(d, `${INVOICE}-images`, paper({ invoiceNumber: 'INV-1', studentName: 'Lin Chen' }));
    await d.seeValue(`${INVOICE}-studentName`, 'Lin Chen');
    await shot('invoice-read', { wait: 900, tall: true });
    await d.tap('school-paper-next');
    await d.seePath('/overseasPaymentUploadPayerCard');
    await d.upload(`${CARD}-images`, paper({ firstName: 'Mia', idNumber: 'E1234567' }));
    await d.seeValue(`${CARD}-firstName`, 'Mia');
    await shot('card', { wait: 900, tall: true });
    await d.tap('school-paper-later');
    await d.seePath('/confirmRemit');
    await pickCode(d, 'confirm-purpose', 'STUDY_ABROAD_SHORT');
    await d.tap('confirm-relation');
    await d.tap('confirm-relation-option-friend');
    await shot('confirm', { wait: 1200, tall: true });
    await d.tap('confirm-submit');
    await d.see('school-success');
    await shot('success', { wait: 900, tall: true });
    await d.open('overseasSelectReceipt');
    await shot('receipts', { wait: 1500 });
    await d.open('selectInstitution');
    await d.see('institution-paid');
    await shot('institution-known', { wait: 900, tall: true });
  },
};
