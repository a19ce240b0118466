import { fake } from '../../fakeApp';
import { act } from 'react';
import { PersonDocument } from '@/modules/school-agent/PersonDocument';
import '@/modules/school-agent/texts';
import { files } from '@/platform/files';
import { drawApp } from '../../drawApp';
import { inputOf, press } from '../../drawn';

const numbers = ['P-SPOUSE', 'P-OWN'];
let uploads = 0;
const answers: Record<string, () => unknown> = {
  'kyc.idConfig': () => ({ list: [{ idType: 'passport', sides: [{ side: 'front', required: true }] }] }),
  'kyc.ocrReference': () => ({ reference: 'r1' }),
  'kyc.ocrRecognize': () => ({ recognized: true, idNumber: numbers.shift() }),
};
fake.client({
  call: async ({ name }: { name: string }) => answers[name]?.(),
  upload: async () => ({ ossFileKey: `key-${(uploads += 1)}`, imgFileNameOriginal: 'a.jpg' }),
});
const photo = {
  path: 'blob:1',
  name: 'a.jpg',
  size: 9,
  mime: 'image/jpeg',
  kind: 'image',
  source: {},
} as const;
Object.assign(files, {
  choose: async () => [photo],
  head: async () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
  compress: async () => photo,
});
const tap = async (id: string): Promise<void> => {
  press(id);
  for (let turn = 0; turn < 6; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
};

it('the number of a photo is read, and gives way to the next photo’s [F5.6-03]', async () => {
  const form = { id: 'inv1', at: 'studentDocument', state: 'Open' } as Parameters<
    typeof PersonDocument
  >[0]['form'];
  drawApp(<PersonDocument form={form} about="student" idType="passport" />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await tap('agent-document-front');
  expect(inputOf('agent-document-number').value).toBe('P-SPOUSE');
  await tap('agent-document-front-remove');
  await tap('upload-remove-yes');
  expect(inputOf('agent-document-number').value).toBe('');
  await tap('agent-document-front');
  expect(inputOf('agent-document-number').value).toBe('P-OWN');
});
