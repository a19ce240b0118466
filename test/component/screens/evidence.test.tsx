import { byHand, fake } from '../fakeApp';
import { act } from 'react';
import type { EvidenceItem } from '@/contracts/entities/evidence';
import { evidenceTable, type EvidenceRow, verifyTypes } from '@/domain/evidence';
import { tKey } from '@/i18n';
import { files } from '@/platform/files';
import { localFile } from '@/platform/files/localFile';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../drawApp';
import { byId, isThere, press, words } from '../drawn';
import { EvidenceList } from '@/modules/evidence/screens/EvidenceList';

const went: { route: string; params: unknown }[] = [];
let shownRoute: { name: string; params: Record<string, unknown> };
const uploaded: unknown[] = [];
fake.client({
  upload: async ({ name }: { name: string }, params: { fileNumber: string }) => {
    uploaded.push([name, { ...params, fileNumber: params.fileNumber.length > 0 }]);
    return { ossFileKey: `key-${uploaded.length}`, imgFileNameOriginal: `kept-${uploaded.length}.pdf` };
  },
});
fake.session({
  useSession: () => ({ signedIn: true, payer: { userId: 'u1', countryCode: 'AUS' } }),
});
fake.navigation({
  useRoute: () => shownRoute,
  navigate: async (route: string, params: unknown) => void went.push({ route, params }),
});

const { asked } = byHand;
const examples = { topTitle: 'Top', topContent: 'Why', riskExamplePicsList: [{ title: 'Good', imgUrl: 'x.svg', content: 'Like this' }], bottomTitle: 'Upload at least one file', bottomContent: 'JPG' }; // prettier-ignore
const item = (status: EvidenceItem['status'], more: Partial<EvidenceItem> = {}): EvidenceItem => ({
  verifyType: 'payeeRemitDocument', required: true, status, fileTypes: ['invoice', 'contract'], images: [], needQuestionnaire: false, needScreening: false, ...more,
}); // prettier-ignore

async function show(
  list: EvidenceItem[],
  order: Record<string, unknown>,
  until?: number,
  tips: typeof examples = examples,
): Promise<void> {
  const answers: Record<string, unknown> = {
    'evidence.info': { list, outstanding: 0, until },
    'order.get': {
      order: { seqNo: 'HW1', countryCode: 'AUS', payeeInfo: { name: 'Min Zhao' }, ...order },
    },
    'risk.examples': tips,
  };
  drawApp(<EvidenceList />);
  for (let round = 0; round < 4; round += 1) {
    await act(async () => undefined);
    for (const { name, answer } of asked.splice(0)) await answer(answers[name] ?? {});
  }
}

beforeEach(() => {
  asked.length = 0;
  went.length = 0;
  queryClient.clear();
  shownRoute = { name: 'evidenceListNew', params: { seqNo: 'HW1' } };
});

const orders = [
  { status: 'WAIT_PAYMENT', until: undefined, open: 'before', closed: 'review' },
  { status: 'PAYMENT_SUCCESS', until: 1_800_000_000_000, open: 'held', closed: 'heldReview' },
  { status: 'REFUND_ING', until: undefined, open: 'overRefund', closed: 'overRefund' },
  { status: 'PAYMENT_TIMEOUT', until: undefined, open: 'overUnpaid', closed: 'overUnpaid' },
] as const;
const cases = orders.flatMap((given) =>
  (['WaitUpload', 'Rejected', 'UnderReview', 'Passed', 'Expired'] as const).map((demand) => ({
    ...given,
    demand,
  })),
);

it.each(cases)(
  'order $status, proof $demand: there is a way on, and what happens to the money is said',
  async ({ status, until, demand, open, closed }) => {
    await show([item(demand)], { status }, until);
    expect(words()).toContain(tKey(`evidence.status.${demand}`));
    const over = status === 'REFUND_ING' || status === 'PAYMENT_TIMEOUT';
    const isOpen = demand === 'WaitUpload' || demand === 'Rejected';
    const said = over ? open : isOpen ? open : demand === 'UnderReview' ? closed : 'passed';
    const start = tKey(`evidence.list.${said}`, { count: 5, until: '' }).slice(0, 12);
    expect(words()).toContain(start);
    expect(isThere('evidence-on')).toBe(true);
    expect(isThere('evidence-next')).toBe(isOpen);
    press(isOpen ? 'evidence-next' : 'evidence-on');
    expect(went[0]?.route).toBe(
      isOpen ? 'evidenceListNew' : status === 'WAIT_PAYMENT' ? 'paymentMethod' : 'bankOrder',
    );
  },
);

it.each([
  { more: { needScreening: true, verifyType: 'payerEdd' }, way: 'dowJonesPayerRisk' },
  { more: { needScreening: true, verifyType: 'payeeEdd' }, way: 'dowJonesPayeeRisk' },
  { more: { needQuestionnaire: true, verifyType: 'payerEdd' }, way: 'incomeQuestionOfGbr' },
] as const)('questions come before papers: $way [F5.4-06 F5.4-07]', async ({ more, way }) => {
  shownRoute.params = { seqNo: 'HW1', verifyType: more.verifyType };
  await show([item('WaitUpload', more)], { status: 'WAIT_PAYMENT' });
  press('evidence-next');
  expect(went).toEqual([{ route: way, params: { seqNo: 'HW1' } }]);
});

it('the list says which proof has questions before it [F5.4-07]', async () => {
  await show([item('WaitUpload', { needQuestionnaire: true })], { status: 'WAIT_PAYMENT' });
  expect(words()).toContain(tKey('evidence.note.questions'));
});

it('a signature for large transfers that was turned down says so and is given again in their flow', async () => {
  const verifyType = 'largeMaterial' as const;
  shownRoute.params = { seqNo: 'HW1', verifyType };
  await show(
    [item('Rejected', { verifyType, fileTypes: [], rejectReason: 'notSigned' })],
    { status: 'PAYMENT_SUCCESS' },
    1_800_000_000_000,
  );
  for (const key of ['evidence.names.largeMaterial', 'evidence.rejected.notSigned'] as const)
    expect(words()).toContain(tKey(key));
  press('evidence-next');
  expect(went).toEqual([{ route: 'largeRemitMaterialStatus', params: {} }]);
});

it('the list says why a proof was refused [F8-71]', async () => {
  await show([item('Rejected', { rejectReason: 'notLegible' })], { status: 'WAIT_PAYMENT' });
  expect(words()).toContain(tKey('evidence.rejected.notLegible'));
});

it('a refused proof is handed in again: why, examples, and without a file nothing is sent but the bottom title said [F5.4-05 F8-71]', async () => {
  shownRoute.params = { seqNo: 'HW1', verifyType: 'payeeRemitDocument', fileType: 'contract' };
  await show([item('Rejected', { rejectReason: 'notLegible' })], { status: 'WAIT_PAYMENT' });
  for (const text of [tKey('evidence.rejected.notLegible'), 'Top', 'Like this'])
    expect(words()).toContain(text);
  press('evidence-submit');
  await act(async () => undefined);
  expect(byId('evidence-images-note').textContent).toContain('Upload at least one file');
  expect(asked).toEqual([]);
});

it('files go up by their kind and under numbers of their own, then their keys and names are handed in [F7-07 F7-08]', async () => {
  const verifyType = 'payeeRemitDocument' as const;
  jest
    .spyOn(files, 'choose')
    .mockResolvedValue(['a', 'b'].map((name) => localFile('blob:1', `${name}.pdf`, 9)));
  jest.spyOn(files, 'head').mockResolvedValue(Uint8Array.from('%PDF-1.4', (sign) => sign.charCodeAt(0)));
  shownRoute.params = { seqNo: 'HW1', verifyType, fileType: 'contract' };
  await show([item('WaitUpload')], { status: 'WAIT_PAYMENT' });
  press('evidence-images');
  press('upload-from-files');
  await act(async () => undefined);
  const about = { countryCode: 'AUS', verifyType, seqNo: 'HW1', fileType: 'contract' };
  const sent = { ...about, userId: 'u1', payerCountryCode: 'AUS', fileNumber: true };
  expect(uploaded).toEqual([
    ['evidence.upload', sent],
    ['evidence.upload', sent],
  ]);
  press('evidence-submit');
  await act(async () => undefined);
  expect(asked[0]).toMatchObject({
    name: 'evidence.submit',
    params: { ...about, images: ['key-1', 'key-2'], fileNames: ['kept-1.pdf', 'kept-2.pdf'] },
  });
});

it('without a bottom title the tip is to add a proof', async () => {
  shownRoute.params = { seqNo: 'HW1', verifyType: 'payeeRemitDocument', fileType: 'contract' };
  const tips = { ...examples, bottomTitle: '' };
  await show([item('WaitUpload')], { status: 'WAIT_PAYMENT' }, undefined, tips);
  press('evidence-submit');
  await act(async () => undefined);
  expect(byId('evidence-images-note').textContent).toContain('Add at least one photo or file');
});

it.each(verifyTypes.filter((type) => (evidenceTable[type].fileTypes as readonly string[]).length > 1))(
  '%s: with each kind of paper is said what it must show and how old it may be',
  async (verifyType) => {
    shownRoute.params = { seqNo: 'HW1', verifyType };
    const { fileTypes } = evidenceTable[verifyType];
    await show([item('WaitUpload', { verifyType, fileTypes: [...fileTypes] })], { status: 'WAIT_PAYMENT' });
    const said = fileTypes.map((type) => byId(`evidence-fileType-${type}`).textContent ?? '');
    for (const [at, type] of fileTypes.entries())
      expect(said[at]).toBe(tKey(`evidence.kinds.${type}`) + tKey(`evidence.shows.${type}`));
    expect(new Set(said).size).toBe(fileTypes.length);
    const dated = fileTypes.filter((_, at) => said[at]?.includes('3 months'));
    expect(dated).toEqual(fileTypes.filter((type) => /statement|payslip/i.test(type)));
  },
);

it('a made-up kind of proof is one row: it is listed and asked for by what its row says', async () => {
  const row: EvidenceRow = {
    subject: 'order',
    fileTypes: ['answers'],
    questions: [{ name: 'moonPhase', choices: ['full', 'new'] }],
    days: 30,
    demanded: true,
  };
  Object.assign(evidenceTable, { moonLetter: row });
  (verifyTypes as string[]).push('moonLetter');
  const made = item('WaitUpload', { fileTypes: ['answers'], ...({ verifyType: 'moonLetter' } as object) });
  await show([made], { status: 'WAIT_PAYMENT' });
  expect(isThere('evidence-moonLetter')).toBe(true);
  shownRoute.params = { seqNo: 'HW1', verifyType: 'moonLetter' };
  queryClient.clear();
  await show([made], { status: 'WAIT_PAYMENT' });
  expect(isThere('evidence-moonPhase-full')).toBe(true);
});
