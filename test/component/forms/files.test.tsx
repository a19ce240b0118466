import { act } from 'react';
import { SchemaForm } from '@/forms/SchemaForm';
import { useSchemaForm, type SchemaFormHandle } from '@/forms/useSchemaForm';
import { AppError } from '@/core/appError';
import { tKey } from '@/i18n';
import { choose } from '@/platform/files/browser';
import type { SendFile } from '@/state/uploads';
import { defineForm } from '@/schemas/types';
import { byId, draw, isThere, press, until, words } from '../drawn';

const schema = defineForm({
  id: 'sample',
  sections: [
    {
      fields: [
        {
          kind: 'upload',
          name: 'bill',
          labelKey: 'fields.postscript',
          purpose: 'bill',
          max: 1,
          types: ['pdf'],
        },
      ],
    },
  ],
});
const pdf = new File(['%PDF-1.7\n'], 'bill.pdf', { type: 'application/pdf' });
const note = () => byId('sample-bill-note').textContent;

/** On its way until `end` is called. */
async function uploading() {
  const sent: unknown[] = [];
  const drawn: { form?: SchemaFormHandle } = {};
  let end: (answer: Promise<{ ossFileKey: string }>) => void = () => undefined;
  const send = jest.fn<ReturnType<SendFile>, []>(() => new Promise((resolve) => (end = resolve)));
  const uploads = () => send;
  const Form = () => {
    drawn.form = useSchemaForm({ schema, uploads, onSubmit: (values) => sent.push(values) });
    return <SchemaForm form={drawn.form} />;
  };
  draw(<Form />);
  await until(() => isThere('sample-bill'));
  press('sample-bill');
  const input = await until(() => document.querySelector<HTMLInputElement>('input[type=file]'));
  Object.defineProperty(input, 'files', { value: [pdf] });
  await act(async () => void input.dispatchEvent(new Event('change')));
  await until(() => send.mock.calls.length > 0);
  return {
    sent,
    submit: () => act(() => drawn.form!.submit()),
    end: (answer: Promise<{ ossFileKey: string }>) => act(async () => end(answer)),
  };
}

beforeAll(() => {
  URL.createObjectURL = () => 'blob:bill';
  URL.revokeObjectURL = () => undefined;
});

it('a form waits for a file that is on its way, says so, and is sent with its key afterwards', async () => {
  const { sent, submit, end } = await uploading();
  await submit();
  expect(note()).toBe(tKey('validation.fileFinished'));
  expect(sent).toEqual([]);
  await end(Promise.resolve({ ossFileKey: 'key-1' }));
  await until(() => note() === '');
  await submit();
  expect(sent).toEqual([{ bill: ['key-1'] }]);
});

it('a form with a file that failed is not sent; only the file says why', async () => {
  const { sent, submit, end } = await uploading();
  await end(Promise.reject(new AppError({ kind: 'business', code: '1', messageKey: 'errors.server' })));
  await submit();
  expect(words()).toContain(tKey('errors.server'));
  expect(note()).toBe('');
  expect(sent).toEqual([]);
});

it('papers are offered to be chosen by every name that they may have, old and new [F5.4-09]', async () => {
  void choose({ count: 1, source: 'files', types: ['pdf', 'word', 'excel', 'ppt'] });
  const [picker] = document.querySelectorAll<HTMLInputElement>('body > input[type="file"]');
  expect(picker?.accept.split(',')).toEqual(['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.ppt', '.pptx']);
  picker?.remove();
});
