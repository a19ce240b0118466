import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import { SchemaForm, useSchemaForm } from '@/forms';
import { sendForm } from '@/forms/sendForm';
import { tKey } from '@/i18n';
import { defineForm } from '@/schemas/types';
import { useNotices } from '@/state/notices/notices';
import { Button } from '@/ui/Button';
import { byId, draw, frames, press, type } from '../drawn';

const toast = () => useNotices.getState().toast;

const schema = defineForm({
  id: 'sent',
  sections: [
    {
      fields: [
        { kind: 'text', name: 'city', labelKey: 'fields.city', required: false },
        {
          kind: 'text',
          name: 'state',
          labelKey: 'fields.state',
          required: false,
          visible: { field: 'city', is: 'Paris' },
        },
      ],
    },
  ],
});

const refusal = (rules: Record<string, string>, code: string = errorCodes.badParams) =>
  new AppError({
    code,
    kind: 'business',
    messageKey: 'errors.unknown',
    data: { fields: Object.keys(rules), rules },
  });

async function send(error: AppError, words?: Record<string, string>): Promise<string> {
  function Sample() {
    const form = useSchemaForm({ schema, onSubmit: () => Promise.reject(error) });
    return (
      <>
        <SchemaForm form={form} />
        <Button id="send" label="Send" onPress={() => sendForm(form, errorCodes.badParams, words)} />
      </>
    );
  }
  draw(<Sample />);
  press('send');
  await frames(5);
  return byId('sent-city-note').textContent ?? '';
}

beforeEach(() => useNotices.setState({ toast: null }));

describe('a form that the server refuses', () => {
  const label = tKey('fields.city');

  it('says so at the field, in the words of its rule, and not in a toast besides', async () => {
    expect(await send(refusal({ city: 'englishName' }))).toBe(
      tKey('validation.englishName', { label, other: '', value: '' }),
    );
    expect(toast()).toBeNull();
  });

  it('says so until the field changes', async () => {
    expect(await send(refusal({ city: 'englishName' }))).not.toBe('');
    type('sent-city', 'Lyon');
    await frames(5);
    expect(byId('sent-city-note').textContent).toBe('');
  });

  it('says so in words of its own where the form has some', async () => {
    expect(await send(refusal({ city: 'same' }), { 'city.same': 'Not this one' })).toBe('Not this one');
  });

  it.each([
    ['a field that does not show', refusal({ state: 'englishName' })],
    ['no field', refusal({})],
    ['something else', refusal({ city: 'englishName' }, errorCodes.conflict)],
  ])('says so in a toast if it refuses %s', async (_what, error) => {
    expect(await send(error)).toBe('');
    expect(toast()).not.toBeNull();
  });
});
