import type { InputProps } from './inputProps.types';

/** On the browser's input inside Taro's element, which has the focus. */
export const inputProps: InputProps = ({
  label,
  invalid,
  describedBy,
  required,
  autoComplete,
  inputMode,
}) => ({
  nativeProps: {
    'aria-label': label,
    'aria-invalid': invalid ? 'true' : undefined,
    'aria-describedby': describedBy,
    'aria-required': required ? 'true' : undefined,
    autocomplete: autoComplete ?? 'off',
    inputmode: inputMode,
    autocapitalize: 'off',
    spellcheck: 'false',
  },
});
