import { fake } from '../../fakeApp';
import { act } from 'react';
import { AppError } from '@/core/appError';
import { tKey } from '@/i18n';
import { queryClient } from '@/state/queries/queries';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { writeStored } from '@/state/storage/storage';
import { drawApp } from '../../drawApp';
import { isThere, press, words } from '../../drawn';
import { ConfirmPayer } from '@/modules/school-agent/screens/ConfirmPerson';
import { SelectStudent } from '@/modules/school-agent/screens/SelectStudent';

const sent: { name: string; params: unknown }[] = [];
const answers: Record<string, unknown> = {};
const went: unknown[] = [];
fake.client({
  call: async ({ name }: { name: string }, params: unknown) => {
    sent.push({ name, params });
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    return answer;
  },
  upload: async () => ({ ossFileKey: 'key', imgFileNameOriginal: 'paper.png' }),
});
fake.navigation({
  navigate: async () => undefined,
  openRoute: async (...to: unknown[]) => void went.push(to),
});

const school = { schoolId: 'gbr-thames', name: 'Thames', country: 'GBR', currency: 'GBP' };
const form = { id: 'inv1', school, state: 'Open', at: 'selectStudent' };
const agent = { merchantCode: 'M1', merchantName: 'The Agent', servicePhone: '4000', schools: [school] };
const show = async (screen = <SelectStudent />): Promise<void> => {
  drawApp(screen);
  for (let turn = 0; turn < 6; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
};
const sentTo = (name: string) => sent.filter((one) => one.name === name).map(({ params }) => params);

beforeEach(() => {
  sent.length = 0;
  went.length = 0;
  queryClient.clear();
  Object.assign(answers, {
    'agent.basic': agent,
    'agent.students': { list: [] },
    'agent.formGet': { form },
    'agent.query': { id: 'inv1', merchantCode: 'M2', school, status: 'Open', mine: false },
    'agent.bind': { id: 'inv1', schoolId: school.schoolId, step: 'student' },
  });
  writeStored('schoolAgentId', 'inv1');
  writeStored('merchantCode', 'M1');
});

test('an open invitation names the agent of the stored merchant, and is bound by a tap [C7.8-02]', async () => {
  await show();
  expect(sentTo('agent.basic')).toEqual([{ merchantCode: 'M1' }]);
  expect(words()).toContain('The Agent');
  press('agent-invite-start');
  await act(async () => undefined);
  expect(sentTo('agent.bind')).toEqual([{ id: 'inv1' }]);
});

test('an invitation that someone else has used opens no form', async () => {
  answers['agent.query'] = { id: 'inv1', school, status: 'Bound', mine: false };
  await show();
  expect(words()).toContain(tKey('schoolAgent.invite.taken'));
  expect(sentTo('agent.formGet')).toEqual([]);
});

test.each([
  { form: { ...form, state: 'Expired', expiresAt: 1 }, there: 'agent-student-new' },
  { form: { ...form, at: 'confirmPayer', expiresAt: 9e12 }, there: 'agent-go-on' },
  { form: { ...form, state: 'Finished', at: 'order', seqNo: 'HW1' }, there: 'agent-order-open' },
])('a form that is $form.state at $form.at goes on with $there', async ({ form: given, there }) => {
  answers['agent.query'] = { id: 'inv1', school, status: 'Bound', mine: true };
  answers['agent.formGet'] = { form: given };
  await show();
  expect(sentTo('agent.formGet')).toEqual([{ id: 'inv1' }]);
  expect(isThere(there)).toBe(true);
});

test('where known students do not load, that is said and asked again, and a new one can be entered', async () => {
  Object.assign(answers, {
    'agent.query': { id: 'inv1', school, status: 'Bound', mine: true },
    'agent.students': new AppError({ code: '500', kind: 'http', messageKey: 'errors.server' }),
  });
  await show();
  expect(isThere('agent-student-new')).toBe(true);
  const known = {
    studentId: 's1',
    studentNumber: 'N1',
    firstName: 'Lin',
    lastName: 'Chen',
    birthDate: '2005-01-31',
  };
  answers['agent.students'] = { list: [known] };
  press('error-retry');
  for (let turn = 0; turn < 6; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(isThere('agent-student-N1')).toBe(true);
});

test('the payer confirms their own facts, not the student’s, and goes on [F5.6-06]', async () => {
  answers['agent.formGet'] = {
    form: {
      ...form,
      at: 'confirmPayer',
      student: { firstName: 'Lin', lastName: 'Chen' },
      payer: { firstName: 'Wei', lastName: 'Chen', areaCode: '86', phoneNumber: '13812345678' },
    },
  };
  answers['agent.formSave'] = { at: 'payerDocument' };
  await show(<ConfirmPayer />);
  expect(words()).toMatch(/Wei.*\+86 13812345678/s);
  expect(words()).not.toContain('Lin');
  press('agent-payer-confirm');
  await act(async () => undefined);
  expect(sentTo('agent.formSave')).toEqual([{ id: 'inv1', part: 'confirmPayer', values: {} }]);
  expect(went).toEqual([['zlpSelectDocument', { about: 'payer' }, { replace: true }]]);
});

test('the payment of a finished form is asked how long the studies take and whose they are, not told', async () => {
  Object.assign(answers, {
    'agent.query': { id: 'inv1', school, status: 'Bound', mine: true },
    'agent.formGet': { form: { ...form, state: 'Finished', at: 'order', commitId: 'c1' } },
    'agent.finishInfo': {
      school,
      student: { firstName: 'Lin', lastName: 'Chen', studentNumber: 'S1' },
      payerName: 'Wei Chen',
      relationship: 'parents',
      amount: { amount: '5000', currencyCode: 'GBP' },
      proofStatus: 'Passed',
      payeeId: 'p1',
    },
    'agent.relationships': { list: [] },
    'payee.info': { payee: { id: 'p1', country: 'GBR', accountType: 'bank' } },
    'rates.fee': { targetAmount: '5000' },
  });
  await show();
  press('agent-order-pay');
  for (let turn = 0; turn < 6; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
  const { payeeId, remitType, purpose, relation } = remitDraftStore.getState();
  expect({ payeeId, remitType, purpose, relation }).toEqual({ payeeId: 'p1', remitType: 'studyAbroad' });
});
