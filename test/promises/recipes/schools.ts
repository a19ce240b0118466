import { paymentMethods } from '@/domain/payment/paymentMethods';
import { paymentMethodsOf } from '@/domain/payment/paymentTerms';
import { isAwaitingPayment } from '@/domain/statuses/orderSets';
import { documentPng } from '../../fixtures/documents';
import { student } from '../../fixtures/student';
import type { Login, Play } from '../play';
import { action, answerTo, type Draw, fileNumber, orderOf, picture, pick } from './draw';
import { bank, pay } from './orders';
import { plainly, references, transfer } from './transfers';

/** Registered with the partner, or on the school's account; a bill's reference has its own form. */
async function schoolPayee(play: Play, login: Login, { a, b }: Draw): Promise<string | undefined> {
  if (a % 5 === 4) {
    const sum = { amount: '5000', currency: 'GBP', fields: student };
    const params = { schoolId: 'gbr-moor', feeType: 'tuition', ...sum } as const;
    return (await answerTo(play, login, 'school.registerFlywire', params))?.payee.payeeId;
  }
  const schoolId = pick(['gbr-thames', 'nzl-fern', 'aus-outback'], a) as string;
  await play.call(login, 'school.favourite', { schoolId, favourite: b % 3 > 0 });
  const { list = [] } = (await answerTo(play, login, 'school.accountList', { schoolId })) ?? {};
  const account = list.find(({ kind }) => kind === 'BPAY') ?? list[0];
  if (!account) return undefined;
  const params = { accountId: account.accountId, schoolId, feeType: 'tuition', fields: student } as const;
  return (await answerTo(play, login, 'school.accountConfirm', params))?.payee.payeeId;
}

async function showInvoice(play: Play, login: Login, payeeId: string): Promise<void> {
  const paper = 'invoice' as const;
  const file = documentPng({ idType: paper, invoiceNumber: 'INV-1', studentName: 'Lin Chen' });
  const params = { paper, payeeId, fileNumber: fileNumber(play) };
  const read = await answerTo(play, login, 'school.paperUpload', params, { file });
  if (!read) return;
  await play.call(login, 'school.paperConfirm', {
    paper,
    payeeId,
    images: [read.ossFileKey],
    fields: { invoiceNumber: 'INV-12', studentName: 'Lin Chen' },
  });
}

async function proveStudies(play: Play, login: Login, seqNo: string, { c }: Draw): Promise<void> {
  const studentName = 'Lin Chen';
  if (c % 2 === 0)
    await play.call(login, 'school.academicVerifyCode', { seqNo, studentName, verifyCode: 'ABCD23456789' });
  else await play.call(login, 'school.academicAccount', { seqNo, studentName, account: 'lin.chen' });
  const image = await picture(play, login);
  await play.call(login, 'school.studyConfirm', { seqNo, confirmed: true, images: image ? [image] : [] });
}

async function payAtOnce(play: Play, login: Login, draw: Draw): Promise<void> {
  const methods = paymentMethodsOf(login.market);
  const instant = methods.findIndex((code) => paymentMethods[code].kind === 'redirect');
  await pay(play, login, { a: 0, b: Math.max(0, instant), c: 2 });
  await bank(play, login, { ...draw, a: 0, b: 0 });
}

export async function paySchool(play: Play, login: Login, draw: Draw): Promise<void> {
  const { a, b, c } = draw;
  if (b % 7 === 0) {
    const iban = 'FR14 2004 1010 0505 0001 3M02 606';
    const account = { kind: 'EU', payeeName: 'Loire', schoolId: 'fra-loire', iban };
    await play.call(login, 'school.accountAdd', account);
  }
  const payeeId = await schoolPayee(play, login, draw);
  if (payeeId === undefined) return;
  if (c % 4 === 0) await showInvoice(play, login, payeeId);
  if (c % 4 === 1)
    await play.call(login, 'school.postscriptUpdate', { payeeId, postscript: pick(references, b) });
  const registered = a % 5 === 4 ? { targetAmount: '5000.00' } : {};
  await transfer(play, login, { a, ...plainly }, { payeeId, remitType: 'studyAbroad', ...registered });
  const order = orderOf(play, login, 0, isAwaitingPayment);
  if (order?.payeeId !== payeeId) return;
  const { seqNo } = order;
  const postscript = pick(references, b >> 2);
  if (b % 2 === 0) await play.call(login, 'school.postscriptUpdate', { seqNo, postscript });
  else
    await play.call(login, 'order.confirmApply', {
      seqNo,
      purpose: order.purpose,
      relation: order.relation,
      lockRate: false,
      postscript,
    });
  if (c % 3 > 0) {
    await proveStudies(play, login, seqNo, draw);
    if (c % 4 !== 2) await payAtOnce(play, login, draw);
  }
  if (a % 5 < 4) return;
  if (c % 4 === 2) await play.call(login, 'order.cancel', { seqNo });
  const again = { payeeId, remitType: 'studyAbroad', ...registered } as const;
  await transfer(play, login, { a, ...plainly }, again);
}

const schoolId = 'gbr-thames';
const birth = { birthDate: '2004-05-06', nationality: 'CHN' };
const pupil = { firstName: 'Lin', lastName: 'Chen', ...birth, studentNumber: 'S20240077' };
const parent = { relationship: 'parents', firstName: 'Na', lastName: 'Li', birthDate: '1975-01-02' } as const;
const payerFacts = { ...parent, nationality: 'CHN', areaCode: '86', phoneNumber: '13812345678' };
const passport = { idType: 'passport', idNumber: 'E12345678' };

export async function comeByAgent(play: Play, _login: Login, draw: Draw): Promise<void> {
  const login = play.logins.filter(({ market }) => market === 'CHN').at(-1);
  const invite = action('agent.invite');
  if (!login || !invite) return;
  const { id } = ((await play.staff(invite, { schoolId })) ?? {}) as { id?: string };
  const image = await picture(play, login);
  if (!id || !image) return;
  const sending = { headers: { agentchannel: 'ZLP' } };
  const save = (part: string, values: Record<string, string> = {}, images?: string[]) =>
    play.call(login, 'agent.formSave', { id, part, values, ...(images ? { images } : {}) }, sending);
  await play.call(login, 'agent.bind', { id }, sending);
  await save('selectStudent');
  await save('studentInfo', pupil);
  await save('studentDocument', passport, [image]);
  const params = { schoolId, ...pupil, ...passport, images: [image] };
  const { commitId } = (await answerTo(play, login, 'agent.studentCommit', params, sending)) ?? {};
  if (commitId === undefined) return;
  await save('payerInfo', payerFacts);
  await save('confirmPayer');
  const payer = { commitId, ...payerFacts, ...passport, images: [image] };
  await play.call(login, 'agent.payerCommit', payer, sending);
  const papers = { commitId, images: [image], fileNames: ['paper.png'] };
  const relation = { ...papers, proofType: 'relation', fileType: 'householdRegister' };
  await play.call(login, 'agent.proofCommit', relation, sending);
  const fee = { feeType: 'tuition', amount: '5000' };
  await save('fee', fee);
  const study = { ...papers, proofType: 'study', fileType: 'offerLetter', ...fee };
  await play.call(login, 'agent.proofCommit', study, sending);
  const { payeeId } = (await answerTo(play, login, 'agent.finishInfo', { commitId }, sending)) ?? {};
  const wanted = { remitType: 'studyAbroad', targetAmount: draw.b % 3 > 0 ? '5000.00' : '4000.00' } as const;
  if (payeeId) await transfer(play, login, { ...draw, ...plainly }, { payeeId, ...wanted });
}
