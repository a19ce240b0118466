import { filterAmount, filterDigits } from '@/core/amountText';
import { CodeField } from '@/ui/CodeField';
import { PasswordField } from '@/ui/PasswordField';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import { asText, type ControlProps } from './controlProps';
import { SendCode } from './SendCode';

type TextKind = 'text' | 'name' | 'email' | 'address' | 'postCode' | 'idNumber' | 'bankAccount';

const filters = {
  digits: filterDigits,
  decimal: (text: string) => filterAmount(text),
  upper: (text: string) => text.toUpperCase(),
  lower: (text: string) => text.toLowerCase(),
} as const;

const autoCompletes = {
  street: 'street-address',
  unit: 'address-line2',
  city: 'address-level2',
  district: 'address-level3',
  state: 'address-level1',
} as const;

const inGroups = (text: string): string => text.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');

export function TextControl({ field, value, ...props }: ControlProps<TextKind>) {
  const numeric = field.transform === 'digits' || (field.kind === 'bankAccount' && field.numeric);
  const grouped = field.kind === 'bankAccount' && field.grouped;
  const transform = numeric ? filters.digits : field.transform ? filters[field.transform] : undefined;
  const text = asText(value);
  return (
    <TextField
      {...props}
      value={grouped ? inGroups(text) : text}
      type={
        field.kind === 'email'
          ? 'email'
          : numeric
            ? 'integer'
            : field.transform === 'decimal'
              ? 'decimal'
              : 'text'
      }
      maxLength={
        field.maxLength && grouped ? field.maxLength + Math.ceil(field.maxLength / 4) : field.maxLength
      }
      prefix={field.prefix}
      suffix={field.suffix}
      autoComplete={autoCompleteOf(field)}
      filter={grouped ? (typed) => (transform ?? String)(typed.replace(/\s/g, '')) : transform}
    />
  );
}

function autoCompleteOf(field: ControlProps<TextKind>['field']): string | undefined {
  if (field.autoComplete) return field.autoComplete;
  if (field.kind === 'address') return autoCompletes[field.part];
  return field.kind === 'email' ? 'email' : field.kind === 'postCode' ? 'postal-code' : undefined;
}

export function TextAreaControl({ field, value, ...props }: ControlProps<'textarea'>) {
  return <TextArea {...props} value={asText(value)} maxLength={field.maxLength} counter={field.counter} />;
}

export function PasswordControl({ field, value, ...props }: ControlProps<'password'>) {
  return (
    <PasswordField
      {...props}
      value={asText(value)}
      digits={field.digitsOnly}
      maxLength={field.maxLength}
      autoComplete="new-password"
    />
  );
}

export function AmountControl({ field, value, ...props }: ControlProps<'amount'>) {
  return (
    <TextField
      {...props}
      value={asText(value)}
      type={field.decimals === 0 ? 'integer' : 'decimal'}
      suffix={field.currency}
      filter={(text) => filterAmount(text, field.decimals)}
    />
  );
}

export function CodeControl({ field, value, ...props }: ControlProps<'code'>) {
  return (
    <>
      <CodeField {...props} value={asText(value)} length={field.length} />
      {field.send ? <SendCode id={`${props.id}-send`} action={field.send} /> : null}
    </>
  );
}
