import { byHand, fake } from '../../fakeApp';
import { t } from '@/i18n';
import { MethodForm } from '@/modules/payee/parts/MethodForm';
import '@/modules/payee/texts';
import { payeeFormOf } from '@/schemas/payee';
import { formDrafts } from '@/state/drafts/drafts';
import { queryClient } from '@/state/queries/queries';
import { drawApp } from '../../drawApp';
import { byId, erase, frames, inputOf, isThere, press, type, widen, words } from '../../drawn';

const payer = { firstName: 'Mia', lastName: 'Wong' };
fake.session({ useSession: () => ({ payer, signedIn: true }) });
const { asked } = byHand;
const schema = payeeFormOf('PHL', 'bank')!;
const field = (name: string) => `${schema.id}-${name}`;
const settled = () => frames(4);

async function go(...ids: string[]) {
  for (const id of ids) {
    press(id);
    await settled();
  }
}
const relate = (to: string) =>
  go(field('relationshipToReceiver'), `${field('relationshipToReceiver')}-option-${to}`);

beforeEach(async () => {
  widen(375);
  asked.length = 0;
  queryClient.clear();
  formDrafts.clear(schema.id);
  drawApp(<MethodForm schema={schema} formKey="bank" chosenFor={{}} />);
  const relations = asked.find(({ params }) => (params as { type?: string }).type === 'relationship');
  await relations?.answer({ list: ['self', 'parents'].map((code) => ({ code, name: code })) });
  await settled();
});
afterEach(erase);
afterAll(() => widen(1024));

it('a new payee is asked for in two parts: who it is, then the account', async () => {
  expect(words()).toContain('Part 1 of 2Recipient details');
  expect([isThere(field('firstName')), isThere(field('accountNumber'))]).toEqual([true, false]);
  type(field('firstName'), 'Maria');
  type(field('lastName'), 'Reyes');
  await relate('parents');
  await go('payee-form-submit');
  expect(words()).toContain('Part 2 of 2Account details');
  expect([isThere(field('firstName')), isThere(field('accountNumber'))]).toEqual([false, true]);
  expect(byId('payee-form-submit').textContent).toBe('Save recipient');
  await go('screen-back');
  expect(inputOf(field('firstName')).value).toBe('Maria');
});

it('an own account is in the name of its payer, and says so [P6-36]', async () => {
  await relate('self');
  expect(words()).toContain(t('payeeForms.selfHint'));
  expect(['firstName', 'lastName'].map((name) => inputOf(field(name)).value)).toEqual(['Mia', 'Wong']);
  await relate('parents');
  expect(words()).not.toContain(t('payeeForms.selfHint'));
});

it('an own account under another name goes no further than the name, one of a parent does [P6-36]', async () => {
  type(field('firstName'), 'Mario');
  type(field('lastName'), 'Reyes');
  await relate('self');
  await go('payee-form-submit');
  expect(words()).toContain('Part 1 of 2');
  expect(byId(`${field('lastName')}-note`).textContent).toContain("This isn't your own name");
  await relate('parents');
  await go('payee-form-submit');
  expect(words()).toContain('Part 2 of 2');
});
