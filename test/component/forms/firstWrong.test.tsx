import { act, type ReactElement } from 'react';
import { SchemaForm } from '@/forms/SchemaForm';
import { useFields } from '@/forms/useFields';
import { useSchemaForm } from '@/forms/useSchemaForm';
import { defineForm } from '@/schemas/types';
import { PageShownContext } from '@/ui/field/pageShown';
import { BottomSheet } from '@/ui/BottomSheet';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/FormItem';
import { Screen } from '@/ui/Screen';
import { TextField } from '@/ui/TextField';
import { TickField, useTick } from '@/ui/TickField';
import { byId, draw, focused, frames, leave, press, type } from '../drawn';
import { addEnglish } from '../english';

const taken = focused();
const scrolled: string[] = [];
Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
  scrolled.push(this.id);
};

const settled = () => act(async () => undefined);
/** Taro's scroll view scrolls after it is drawn. */
const drawn = () => frames(2);
const show = async (screen: ReactElement) => {
  draw(screen);
  await drawn();
};
const send = async (id: string) => {
  press(id);
  await drawn();
};
const readOut = () =>
  Array.from(document.querySelectorAll('[aria-live="assertive"]'), ({ textContent }) => textContent).filter(
    Boolean,
  );
/** Below the content, at the button. */
const sums = () => Array.from(document.querySelectorAll(':not(.ui-hidden) > .ui-wrong'));
const atButton = () => sums().map(({ textContent }) => textContent);

beforeAll(addEnglish);
beforeEach(() => {
  taken.length = 0;
  scrolled.length = 0;
});

const schema = defineForm({
  id: 'trip',
  sections: [
    {
      fields: [
        { kind: 'text', name: 'street', labelKey: 'fields.street', required: false },
        { kind: 'text', name: 'city', labelKey: 'fields.city' },
        { kind: 'email', name: 'email', labelKey: 'fields.email' },
        { kind: 'text', name: 'remark', labelKey: 'fields.postscript' },
      ],
    },
  ],
});
const sent = jest.fn();
function Trip() {
  const form = useSchemaForm({ schema, onSubmit: sent });
  return (
    <Screen title="Trip" footer={<Button id="send" label="Send" onPress={form.submit} />}>
      <SchemaForm form={form} />
    </Screen>
  );
}

describe('a form that is sent with something wrong', () => {
  it('shows the first wrong field, takes the focus there, and says once, at the button, how many there are', async () => {
    await show(<Trip />);
    await send('send');
    expect(scrolled).toEqual(['trip-city-item']);
    expect(taken).toEqual(['trip-city']);
    expect(readOut()).toEqual(['Check City.3 fields need attention']);
    expect(atButton()).toEqual(['3 fields need attention']);
    expect(sums()[0]?.nextElementSibling?.contains(byId('send'))).toBe(true);
    expect(sent).not.toHaveBeenCalled();
  });

  it('leads to the first in the order of the screen, whichever was left wrong before', async () => {
    await show(<Trip />);
    type('trip-remark', 'x');
    type('trip-email', 'nobody');
    await settled();
    leave('trip-email');
    await settled();
    await send('send');
    type('trip-city', 'Rome');
    await settled();
    await send('send');
    expect(taken).toEqual(['trip-city', 'trip-email']);
    expect(readOut()).toEqual(['Check Email.']);
    expect(atButton()).toEqual([]);
  });

  it('counts down while they are mended, unheard, until nothing is wrong', async () => {
    await show(<Trip />);
    await send('send');
    const heard = readOut();
    type('trip-remark', 'x');
    await settled();
    expect(atButton()).toEqual(['2 fields need attention']);
    type('trip-city', 'Rome');
    await settled();
    expect(atButton()).toEqual(['1 field needs attention']);
    type('trip-email', 'a@b.co');
    await settled();
    expect(atButton()).toEqual([]);
    expect(readOut()).toEqual(heard);
  });

  it('is sent once all is right, and leads nowhere', async () => {
    await show(<Trip />);
    for (const [name, value] of Object.entries({ city: 'Rome', email: 'a@b.co', remark: 'x' }))
      type(`trip-${name}`, value);
    await settled();
    await send('send');
    expect(sent).toHaveBeenCalledTimes(1);
    expect([scrolled, taken]).toEqual([[], []]);
  });
});

function Small({ id, onSubmit }: { id: string; onSubmit: () => void }) {
  const form = useFields({
    initial: { code: '', name: '' },
    rules: {
      code: (code) => (code ? undefined : 'Enter a code'),
      name: (name) => (name ? undefined : 'Name?'),
    },
    onSubmit,
  });
  const tick = useTick();
  return (
    <>
      <Field as={TextField} id={`${id}-name`} label="Name" {...form.field('name')} />
      <Field as={TextField} id={`${id}-code`} label="Code" {...form.field('code')} />
      <TickField id={`${id}-agree`} label="I agree" tick={tick} needed="Tick this box" />
      <Button id={`${id}-send`} label="Send" onPress={form.submit} />
      <Button id={`${id}-agree-send`} label="Agree" onPress={() => tick.before(async () => undefined)} />
    </>
  );
}

describe('a small form', () => {
  it('does the same', async () => {
    await show(
      <Screen title="Small">
        <Small id="small" onSubmit={sent} />
      </Screen>,
    );
    await send('small-send');
    expect([scrolled, taken]).toEqual([['small-name-item'], ['small-name']]);
    expect(readOut()).toEqual(['Check Name.2 fields need attention']);
    type('small-name', 'Ada');
    type('small-code', '1');
    await send('small-agree-send');
    expect(taken).toEqual(['small-name', 'small-agree']);
    expect(readOut()).toEqual(['Tick this box']);
  });

  it('in a sheet leads to its own fields, not to those of the screen below or of a page that is covered', async () => {
    const page = (id: string, shown: boolean) => (
      <PageShownContext.Provider value={shown}>
        <Screen title={id}>
          <Small id={id} onSubmit={sent} />
          {shown ? (
            <BottomSheet open title="Sheet" onClose={() => undefined}>
              <Small id="sheet" onSubmit={sent} />
            </BottomSheet>
          ) : null}
        </Screen>
      </PageShownContext.Provider>
    );
    await show(
      <>
        {page('upper', true)}
        {page('covered', false)}
      </>,
    );
    await send('covered-send');
    await send('upper-send');
    taken.length = 0;
    await send('sheet-send');
    expect(taken).toEqual(['sheet-name']);
  });
});
