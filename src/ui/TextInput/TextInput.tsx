import { Input } from '@tarojs/components';
import { caretIn, filterAmount, filterDigits } from '@/core/amountText';
import type { InputA11y } from '../field/inputProps.types';
import { inputProps } from '../field/inputProps';
import { keyboardOf } from '../field/keyboard';
import { useCaret } from '../field/useCaret';
import './textInput.scss';

export interface TextInputProps {
  id: string;
  /** Accessible name. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  onConfirm?: () => void;
  type?: 'text' | 'integer' | 'decimal' | 'email' | 'phone' | 'search';
  password?: boolean;
  /** Default 140. */
  maxLength?: number;
  placeholder?: string;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
  required?: boolean;
  autoComplete?: string;
  className?: string;
  /** Normalizes while typing. */
  filter?: (text: string) => string;
  /** Displayed form; `filter` must remove what this adds. */
  format?: (value: string) => string;
}

/** Specification: default maximum length. */
export const DEFAULT_MAX_LENGTH = 140;

const keyboards = {
  text: { type: 'text', inputMode: 'text' },
  integer: { type: 'number', inputMode: 'numeric' },
  decimal: { type: 'digit', inputMode: 'decimal' },
  email: { type: 'text', inputMode: 'email' },
  phone: { type: 'number', inputMode: 'tel' },
  search: { type: 'text', inputMode: 'search' },
} as const satisfies Record<string, { type: 'text' | 'number' | 'digit'; inputMode: InputA11y['inputMode'] }>;

/** Without a `filter`. Whoever asks judges the decimals. */
const ownFilters: Partial<Record<keyof typeof keyboards, (text: string) => string>> = {
  integer: (text) => filterDigits(text),
  decimal: (text) => filterAmount(text, Infinity),
};

/** Only the input redraws while typing: in a mini-program one setData per keystroke. */
export function TextInput(props: TextInputProps) {
  const { id, label, value, onChange, onBlur, onFocus, onConfirm, type = 'text', password } = props;
  const { filter = ownFilters[type] ?? String, format } = props;
  const caret = useCaret(id);
  const { type: keyboard, inputMode } = keyboards[type];
  return (
    <Input
      id={id}
      className={props.className ?? 'ui-input'}
      value={format ? format(value) : value}
      type={keyboardOf(keyboard)}
      password={password}
      maxlength={props.maxLength ?? DEFAULT_MAX_LENGTH}
      placeholder={props.placeholder}
      placeholderClass="ui-input__placeholder"
      disabled={props.disabled}
      {...(format ? caret.props : undefined)}
      confirmType={type === 'search' ? 'search' : 'done'}
      onInput={(event) => {
        const text = event.detail.value ?? '';
        const next = filter(text);
        if (format) {
          const shown = format(next);
          caret.keep(shown, event.detail.cursor ?? text.length, (at) => caretIn(shown, text, at));
        }
        onChange(next);
      }}
      onBlur={() => {
        caret.release();
        onBlur?.();
      }}
      onFocus={onFocus}
      onConfirm={onConfirm}
      {...inputProps({
        label,
        inputMode,
        invalid: props.invalid,
        describedBy: props.describedBy,
        required: props.required,
        autoComplete: props.autoComplete,
      })}
    />
  );
}
