import type { InputProps } from './inputProps.types';

/** Taro's element wraps the browser's own input: the names belong on the inner one, where the focus is. */
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
