import type { ReactNode } from 'react';
import { bankBpayBiller, bankIdentify, bankIfscCheck } from '@/contracts/calls/bank/banks';
import { payeeCardBin } from '@/contracts/calls/payee/payee';
import { patterns } from '@/core/validation';
import { useFieldValue, type SchemaFormHandle } from '@/forms';
import { useT } from '@/i18n';
import { useCall } from '@/state/queries/queries';
import { Notice } from '@/ui/Notice';
import { AccountDoubt, AlipayDoubt } from './accountDoubts';

interface Props {
  form: SchemaFormHandle;
  country: string;
}

/** Lengths that identify a bank. */
const codes = { abaRouting: 9, bsb: 6, sortCode: 6, clabe: 18 } as const;
type CodeField = keyof typeof codes;
const IFSC_LENGTH = 11;

export function foundOwner({ form, country }: Props): Readonly<Record<string, ReactNode>> {
  const names = form.schema.sections.flatMap(({ fields }) => fields.map(({ name }) => name));
  const code = (Object.keys(codes) as CodeField[]).find((name) => names.includes(name));
  if (code) return { [code]: <CodeOwner form={form} country={country} field={code} /> };
  return {
    ifsc: <IfscBank form={form} />,
    bpayBillerCode: <Biller form={form} />,
    cardNumber: <CardBank form={form} />,
    alipayAccount: <AlipayDoubt form={form} />,
    ...(names.includes('bankCode') ? { accountNumber: <AccountDoubt form={form} country={country} /> } : {}),
  };
}

function IfscBank({ form }: { form: SchemaFormHandle }) {
  const t = useT();
  const ifsc = useFieldValue(form, 'ifsc');
  const whole = ifsc.length === IFSC_LENGTH;
  const branch = useCall(bankIfscCheck, { ifsc }, { enabled: whole });
  if (!whole || !branch.data) return null;
  return branch.data.valid ? (
    <Notice tone="good">{t('payeeForms.bankFound', { bank: branch.data.bankName ?? '' })}</Notice>
  ) : (
    <Notice tone="warn">{t('payeeForms.codeUnknown')}</Notice>
  );
}

function CodeOwner({ form, country, field }: Props & { field: CodeField }) {
  const t = useT();
  const code = useFieldValue(form, field);
  const owner = useCall(bankIdentify, { country, code }, { enabled: code.length === codes[field] });
  if (code.length !== codes[field] || !owner.data) return null;
  return owner.data.found ? (
    <Notice tone="good">{t('payeeForms.bankFound', { bank: owner.data.bankName ?? '' })}</Notice>
  ) : (
    <Notice tone="warn">{t('payeeForms.codeUnknown')}</Notice>
  );
}

function Biller({ form }: { form: SchemaFormHandle }) {
  const t = useT();
  const code = useFieldValue(form, 'bpayBillerCode');
  const whole = /^\d{3,10}$/.test(code);
  const biller = useCall(bankBpayBiller, { code }, { enabled: whole });
  if (!whole || !biller.data) return null;
  return biller.data.found ? (
    <Notice tone="good">{t('payeeForms.bankFound', { bank: biller.data.billerName ?? '' })}</Notice>
  ) : (
    <Notice tone="warn">{t('payeeForms.codeUnknown')}</Notice>
  );
}

function CardBank({ form }: { form: SchemaFormHandle }) {
  const t = useT();
  const cardNumber = useFieldValue(form, 'cardNumber');
  const whole = patterns.bankAccount(cardNumber);
  const card = useCall(payeeCardBin, { cardNumber }, { enabled: whole });
  if (!whole || !card.data?.known) return null;
  return card.data.supported ? (
    <Notice tone="good">{t('payeeForms.bankFound', { bank: card.data.bankName ?? '' })}</Notice>
  ) : (
    <Notice tone="warn">{t('errors.bankUnsupported')}</Notice>
  );
}
