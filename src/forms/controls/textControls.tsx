import { filterAmount, groupAmount } from '@/core/amountText';
import { CodeField } from '@/ui/CodeField';
import { PasswordField } from '@/ui/PasswordField';
import { TextArea } from '@/ui/TextArea';
import { TextField } from '@/ui/TextField';
import { asText, type ControlProps } from './controlProps';
import { filters } from './filters';
import { ScanField } from './ScanField';
import { SendCode } from './SendCode';

type TextKind = 'text' | 'name' | 'email' | 'address' | 'postCode' | 'idNumber' | 'bankAccount';

const autoCompletes = {
  street: 'street-address',
  unit: 'address-line2',
  city: 'address-level2',
  district: 'address-level3',
  state: 'address-level1',
} as const;

const separators = /[\s\-\u00a0\u2010-\u2015.]/g;

/** `06200012` by 3 and 3 with a dash: `062-000-12`; the last length repeats. */
export function inGroups(text: string, lengths: readonly number[] = [4], separator = ' '): string {
  const parts: string[] = [];
  let rest = text;
  for (let at = 0; rest !== ''; at += 1) {
    const length = lengths[Math.min(at, lengths.length - 1)] ?? 4;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return parts.join(separator);
}

export function TextControl({ field, value, ...props }: ControlProps<TextKind>) {
  const account = field.kind === 'bankAccount' ? field : undefined;
  if (field.kind === 'text' && field.scan)
    return <ScanField {...props} field={field} scan={field.scan} value={value} />;
  const numeric = field.transform === 'digits' || account?.numeric === true;
  const transform = numeric ? filters.digits : field.transform ? filters[field.transform] : undefined;
  const text = asText(value);
  const grouped = account?.grouped || account?.groups;
  const shorten = (typed: string): string => (field.maxLength ? typed.slice(0, field.maxLength) : typed);
  return (
    <TextField
      {...props}
      value={grouped ? inGroups(text, account?.groups, account?.separator) : text}
      type={
        field.kind === 'email'
          ? 'email'
          : numeric
            ? 'integer'
            : field.transform === 'decimal'
              ? 'decimal'
              : 'text'
      }
      // Room for pasted separators, removed before cutting.
      maxLength={field.maxLength && (account || numeric) ? field.maxLength * 2 + 8 : field.maxLength}
      prefix={field.prefix}
      suffix={field.suffix}
      autoComplete={autoCompleteOf(field)}
      filter={
        account || numeric
          ? (typed) => shorten((transform ?? String)(account ? typed.replace(separators, '') : typed))
          : transform
      }
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
      format={groupAmount}
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
