import { SchemaForm } from '@/forms/SchemaForm';
import { tKey } from '@/i18n';
import { useSchemaForm } from '@/forms/useSchemaForm';
import { defineForm } from '@/schemas/types';
import { byId, draw, frames, isThere, leave, type } from '../drawn';

const schema = defineForm({
  id: 'sample',
  sections: [
    {
      fields: [
        {
          kind: 'text',
          name: 'remark',
          labelKey: 'fields.postscript',
          rules: [{ rule: 'maxLength', value: 5 }, 'englishName'],
        },
      ],
    },
  ],
});
function Sample() {
  return <SchemaForm form={useSchemaForm({ schema, onSubmit: () => undefined })} />;
}

const id = 'sample-remark';
const says = (rule: string, value = 0) =>
  tKey(`validation.${rule}`, { value, label: tKey('fields.postscript'), other: '' });
const note = () => byId(`${id}-note`).textContent;
/** Taro's input renders a frame later, the form checks in the next. */
const settled = () => frames(3);
const fill = async (value: string) => {
  type(id, value);
  await settled();
};
const leaveIt = async () => {
  leave(id);
  await settled();
};

describe('a field of a form', () => {
  beforeEach(async () => {
    draw(<Sample />);
    await settled();
  });

  it('is checked when it is left, and from then on at each change [P5-02]', async () => {
    await fill('123');
    expect(note()).toBe('');
    await leaveIt();
    expect(note()).toBe(says('englishName'));
    await fill('abc');
    expect(note()).toBe('');
    await fill('1');
    expect(note()).toBe(says('englishName'));
  });

  it('says only the first of the rules that it breaks [P5-03 P5-04]', async () => {
    await fill('123456');
    await leaveIt();
    expect(note()).toBe(says('maxLength', 5));
    await fill('12345');
    expect(note()).toBe(says('englishName'));
  });

  it('is empty and says nothing, right and says nothing, or wrong and says why', async () => {
    expect(note()).toBe('');
    await leaveIt();
    expect(note()).toBe(says('required'));
    await fill('abc');
    expect(note()).toBe('');
    expect(isThere(id)).toBe(true);
  });
});

it('a field that depends on another is there while that is so', async () => {
  const branch = defineForm({
    id: 'branch',
    sections: [
      {
        fields: [
          { kind: 'text', name: 'city', labelKey: 'fields.city' },
          { kind: 'text', name: 'state', labelKey: 'fields.state', visible: { field: 'city', is: 'Paris' } },
        ],
      },
    ],
  });
  const Branch = () => <SchemaForm form={useSchemaForm({ schema: branch, onSubmit: () => undefined })} />;
  draw(<Branch />);
  await settled();
  for (const city of ['Lyon', 'Paris', 'Rome']) {
    type('branch-city', city);
    await settled();
    expect(isThere('branch-state')).toBe(city === 'Paris');
  }
});
