import { useFormState } from 'react-hook-form';
import { bankJudgePayeeAccount } from '@/contracts/calls/bank/banks';
import { payeeValidateAlipay } from '@/contracts/calls/payee/payee';
import { isAppError } from '@/core/appError';
import { useFieldValue, type SchemaFormHandle } from '@/forms';
import { useT, useTKey } from '@/i18n';
import { allFields, breachOf } from '@/schemas/fieldRules';
import { today } from '@/state/client/today';
import { useCall } from '@/state/queries/queries';
import { useTypingPause } from '@/state/useTypingPause';
import { Notice } from '@/ui/Notice';
import { nameOf } from '../names';

/** '' until its field was left and keeps the form's rules. */
function useSound(form: SchemaFormHandle, name: string): string {
  const value = useFieldValue(form, name);
  const settled = useTypingPause(value);
  const { touchedFields } = useFormState({ control: form.methods.control, name });
  const field = allFields(form.schema).find((one) => one.name === name);
  if (!field || !touchedFields[name] || value !== settled) return '';
  return breachOf(field, form.methods.getValues(), today()) ? '' : value;
}

export function AccountDoubt({ form, country }: { form: SchemaFormHandle; country: string }) {
  const t = useT();
  const accountNumber = useSound(form, 'accountNumber');
  const bankCode = useFieldValue(form, 'bankCode');
  const asked = accountNumber && bankCode ? { country, bankCode, accountNumber } : null;
  const judged = useCall(bankJudgePayeeAccount, asked);
  if (!asked || !judged.data || judged.data.valid) return null;
  return <Notice tone="warn">{t('validation.nubanCheck')}</Notice>;
}

/** A refusal comes with its reason. */
export function AlipayDoubt({ form }: { form: SchemaFormHandle }) {
  const tKey = useTKey();
  const alipayAccount = useSound(form, 'alipayAccount');
  const name = nameOf(form.methods.getValues());
  const asked = alipayAccount && name ? { alipayAccount, name } : null;
  const { error } = useCall(payeeValidateAlipay, asked);
  if (!asked || !isAppError(error) || error.kind !== 'business') return null;
  return <Notice tone="warn">{error.serverMessage ?? tKey(error.messageKey)}</Notice>;
}
