import { act } from 'react';
import type { FormValues } from '@/core/validation';
import { SchemaForm } from '@/forms/SchemaForm';
import { useSchemaForm, type SchemaFormHandle } from '@/forms/useSchemaForm';
import { defineForm } from '@/schemas/types';
import { draw, erase, frames, inputOf, type } from '../drawn';

const schema = defineForm({
  id: 'sample',
  sections: [
    {
      fields: [
        { kind: 'text', name: 'city', labelKey: 'fields.city' },
        { kind: 'checkbox', name: 'declaration', labelKey: 'fields.declaration', required: false },
        { kind: 'password', name: 'secret', labelKey: 'account.login.password', required: false },
      ],
    },
  ],
});
const kept = new Map<string, FormValues>();
const draft = {
  read: (id: string) => kept.get(id) ?? null,
  write: (id: string, values: FormValues) => void kept.set(id, values),
  clear: (id: string) => void kept.delete(id),
};

async function open(onSubmit: () => unknown = () => undefined) {
  const drawn: { form?: SchemaFormHandle } = {};
  const Form = () => {
    drawn.form = useSchemaForm({ schema, draft, onSubmit });
    return <SchemaForm form={drawn.form} />;
  };
  draw(<Form />);
  await frames(3);
  return drawn as { form: SchemaFormHandle };
}
const write = async (city: string) => {
  type('sample-city', city);
  type('sample-secret', 'Passw0rd');
  await frames(3);
};

beforeEach(() => kept.clear());

describe('the draft of a form', () => {
  it('is there when the form is left and opened again, without its secrets', async () => {
    await open();
    await write('Paris');
    erase();
    expect(kept.get('sample')).toEqual({ city: 'Paris' });
    const { form } = await open();
    expect(form.restored).toBe(true);
    expect(inputOf('sample-city').value).toBe('Paris');
    await act(async () => form.startOver());
    expect([inputOf('sample-city').value, kept.size]).toEqual(['', 0]);
    erase();
    expect((await open()).form.restored).toBe(false);
  });

  it('goes with the last letter that was typed', async () => {
    await open();
    await write('P');
    await write('');
    erase();
    expect((await open()).form.restored).toBe(false);
  });

  it('goes once the form is sent, and does not come back when the form is left', async () => {
    const drawn = await open();
    await write('Paris');
    await act(() => drawn.form.submit());
    erase();
    expect(kept.size).toBe(0);
  });

  it('stays where sending failed', async () => {
    const drawn = await open(() => Promise.reject(new Error('offline')));
    await write('Paris');
    await act(() => drawn.form.submit().catch(() => undefined));
    erase();
    expect(kept.get('sample')).toEqual({ city: 'Paris' });
  });
});
