import assert from 'node:assert/strict';
import { allFields } from '@/schemas/fieldRules';
import { kycMarkets } from '@/schemas/kyc';
import { payeeForms } from '@/schemas/payee';
import type { FormSchema } from '@/schemas/types';
import { journey } from './driver';
import { HostDriver } from './driver/hostDriver';
import { returning } from './steps/kycSteps';

const kyc = kycMarkets.filter((market) => !market.ownWay).map(({ form }) => form);
const payees = Object.values(payeeForms).flatMap((ways) => (ways.bank ? [ways.bank] : []));
const largest = <S extends FormSchema>(forms: readonly S[]): S =>
  [...forms].sort((a, b) => allFields(b).length - allFields(a).length)[0] ?? assert.fail('no forms');

const payee = largest(payees);
const opening = largest(kyc);
const nameOf = (form: FormSchema): string => form.id.split('-')[1] ?? '';
const measured = [
  { form: opening, path: `/basic-information-${nameOf(opening)}`, submit: 'kyc-basic-submit', market: nameOf(opening).toUpperCase() },
  { form: payee, path: `/payee/bank/${nameOf(payee)}`, submit: 'payee-form-submit', market: 'AUS' },
] as const; // prettier-ignore

for (const { form, path, submit, market } of measured)
  journey(
    `${form.id}, the largest of its kind: at most 600 nodes with every error shown, and at most 1 KB a character`,
    async (d, context) => {
      assert.ok(d instanceof HostDriver);
      const { host } = d;
      await returning(d, context);
      await d.open(path);
      const field = `${form.id}-firstName`;
      await d.fill(field, 'A');
      const typeThree = async (when: string): Promise<void> => {
        for (const sign of 'nna') {
          // For the debounced draft save.
          await d.later(600);
          host.resetMeters();
          await d.type(field, sign);
          const { calls, bytes } = host.meter();
          context.log(`one character ${when}: ${calls} setData, ${bytes} bytes`);
          assert.ok(calls <= 1, `${calls} setData`);
          assert.ok(bytes <= 1024, `${bytes} bytes`);
        }
      };
      await typeThree('in a form not sent yet');
      await d.tap(submit);
      await d.see(`${form.id}-lastName-note`);
      const { nodes } = host.shape();
      context.log(`${allFields(form).length} fields, ${nodes} nodes`);
      assert.ok(nodes <= 600, `${nodes} nodes`);
      await typeThree('in a form with errors');
    },
    { market, targets: ['weapp', 'alipay'] },
  );
