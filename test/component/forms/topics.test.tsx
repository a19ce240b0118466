import { fake } from '../fakeApp';
import { errorCodes } from '@/contracts/errors';
import { AppError } from '@/core/appError';
import type { FormValues } from '@/core/validation';
import { useSchemaForm } from '@/forms';
import { FormStep } from '@/modules/kyc/KycScreen';
import { defineForm } from '@/schemas/types';
import {
  byId,
  draw,
  erase,
  focused,
  frames,
  inputOf,
  isThere,
  press,
  type,
  until,
  widen,
  words,
} from '../drawn';

const went: string[] = [];
fake.navigation({ goBack: async () => void went.push('back') });
const taken = focused();

const text = (name: string, labelKey: I18nKey) => ({ kind: 'text', name, labelKey }) as const;
const schema = defineForm({
  id: 'long',
  noteKey: 'kyc.basic.hint',
  sections: [
    {
      titleKey: 'kyc.basic.name',
      fields: [text('firstName', 'fields.firstName'), text('lastName', 'fields.lastName')],
    },
    {
      titleKey: 'kyc.basic.address',
      fields: [text('street', 'fields.street'), text('city', 'fields.city'), text('state', 'fields.state')],
    },
    {
      titleKey: 'kyc.basic.work',
      fields: [
        text('employer', 'fields.employer'),
        {
          kind: 'select',
          name: 'occupation',
          labelKey: 'fields.occupation',
          choices: [{ value: 'RETIRED', label: 'Retired' }],
        },
      ],
    },
  ],
});
const names = { firstName: 'Ada', lastName: 'Byron' };
const address = { street: '12 King Street', city: 'Rome', state: 'NSW' };
const right = { ...names, ...address, employer: 'Us' };

const sent: FormValues[] = [];
const kept = new Map<string, FormValues>();
const draft = {
  read: (id: string) => kept.get(id) ?? null,
  write: (id: string, values: FormValues) => void kept.set(id, values),
  clear: (id: string) => void kept.delete(id),
};

function Long({ refusal }: { refusal?: AppError | undefined }) {
  const form = useSchemaForm({
    schema,
    draft,
    onSubmit(values) {
      if (refusal) throw refusal;
      sent.push(values);
    },
  });
  return <FormStep id="long-form" title="Your details" form={form} submit="Save" />;
}

const settled = () => frames(4);
async function show(refusal?: AppError): Promise<void> {
  draw(<Long refusal={refusal} />);
  await settled();
}
async function goOn(values: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [name, value] of Object.entries(values)) type(`long-${name}`, value);
  await settled();
  press('long-form-submit');
  await settled();
}
async function goBack(): Promise<void> {
  press('screen-back');
  await settled();
}
const all = [...Object.keys(right), 'occupation'];
const shown = (): string[] => all.filter((name) => isThere(`long-${name}`));
const textOf = ({ textContent }: Element): string => textContent ?? '';
const note = (name: string): string => textOf(byId(`long-${name}-note`));
const wrong = (): string[] => shown().filter((name) => note(name) !== '');

beforeEach(() => {
  widen(375);
  sent.length = 0;
  went.length = 0;
  taken.length = 0;
  kept.clear();
});
afterAll(() => widen(1024));

const refused = (field: string): AppError =>
  new AppError({
    code: errorCodes.badParams,
    kind: 'business',
    messageKey: 'errors.unknown',
    data: { fields: [field], rules: { [field]: 'englishName' } },
  });
async function choose(): Promise<void> {
  press('long-occupation');
  await settled();
  press('long-occupation-option-RETIRED');
  await settled();
}
async function fillAll(): Promise<void> {
  await goOn(names);
  await goOn(address);
  await choose();
  await goOn({ employer: 'Us' });
}

describe('a long form', () => {
  it('asks one topic at a time, says which of how many, and sends them all at the end', async () => {
    await show();
    expect(shown()).toEqual(['firstName', 'lastName']);
    expect(words()).toContain('Part 1 of 3Your name');
    expect(byId('long-form-submit').textContent).toBe('Next');
    await goOn(names);
    expect(shown()).toEqual(['street', 'city', 'state']);
    expect(words()).toContain('Part 2 of 3Where you live');
    await goOn(address);
    expect(shown()).toEqual(['employer', 'occupation']);
    expect(byId('long-form-submit').textContent).toBe('Save');
    expect(sent).toEqual([]);
    await choose();
    await goOn({ employer: 'Us' });
    expect(sent).toEqual([{ ...right, occupation: 'RETIRED' }]);
  });

  it('checks only the topic that is shown, and leads to its first wrong field', async () => {
    await show();
    await goOn({ firstName: 'Ada' });
    expect([shown(), wrong()]).toEqual([['firstName', 'lastName'], ['lastName']]);
    expect(taken).toEqual(['long-lastName']);
    await goOn(names);
    expect([shown(), wrong()]).toEqual([['street', 'city', 'state'], []]);
  });

  it('takes an error away as soon as something is chosen', async () => {
    await show();
    await goOn(names);
    await goOn(address);
    await goOn();
    expect(wrong()).toEqual(['employer', 'occupation']);
    await choose();
    expect(wrong()).toEqual(['employer']);
  });

  it('gives the focus to the heading of the next topic', async () => {
    await show();
    expect(taken).toEqual([]);
    await goOn(names);
    expect(taken).toEqual(['long-topic']);
  });

  it('goes back topic by topic without losing anything, and leaves from the first', async () => {
    await show();
    await goOn(names);
    await goOn({ street: '12 King Street' });
    await goBack();
    expect([shown(), inputOf('long-firstName').value]).toEqual([['firstName', 'lastName'], 'Ada']);
    expect(went).toEqual([]);
    await goOn();
    expect([shown(), inputOf('long-street').value]).toEqual([['street', 'city', 'state'], '12 King Street']);
    await goBack();
    await goBack();
    expect(went).toEqual(['back']);
  });

  it.each([
    ['lastName', ['firstName', 'lastName']],
    ['city', ['street', 'city', 'state']],
    ['employer', ['employer', 'occupation']],
  ])('that the server refuses for %s leads to its topic and says so there', async (field, topic) => {
    await show(refused(field));
    await fillAll();
    expect([shown(), wrong()]).toEqual([topic, [field]]);
    await until(() => taken.includes(`long-${field}`));
  });

  it('opens again at the first topic that is not finished, and starts over at the first', async () => {
    await show();
    await goOn(names);
    await goOn({ city: 'Rome' });
    erase();
    await show();
    expect([shown(), inputOf('long-city').value]).toEqual([['street', 'city', 'state'], 'Rome']);
    press('long-start-over');
    await settled();
    expect([shown(), inputOf('long-firstName').value]).toEqual([['firstName', 'lastName'], '']);
  });

  it('shows all topics in a wide window, with what was typed, and sends them at once', async () => {
    await show();
    await goOn(names);
    widen(1024);
    await settled();
    expect(shown()).toEqual([...Object.keys(right), 'occupation']);
    expect([words().includes('Part'), byId('long-form-submit').textContent]).toEqual([false, 'Save']);
    await goOn();
    expect(wrong()).toEqual(['street', 'city', 'state', 'employer', 'occupation']);
    await choose();
    await goOn({ ...address, employer: 'Us' });
    expect(sent).toEqual([{ ...right, occupation: 'RETIRED' }]);
  });

  it('still counts what is wrong after the window became wider, and narrower again', async () => {
    await show();
    await goOn();
    const toFix = () => Array.from(document.querySelectorAll(':not(.ui-hidden) > .ui-wrong'), textOf);
    expect(toFix()).toEqual(['2 fields need attention']);
    widen(1024);
    await settled();
    expect(toFix()).toEqual(['2 fields need attention']);
    widen(375);
    await settled();
    expect([toFix(), wrong()]).toEqual([['2 fields need attention'], ['firstName', 'lastName']]);
  });
});
