import type { A11y, Aria } from './aria.types';

const flag = (value: boolean | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** The payment app reads `role` and `aria-label`; config/plugins/aria lets them through Taro. */
export const aria = {
  attributes: ({ role, label, checked, selected, disabled }: A11y) => ({
    role,
    'aria-label': label,
    'aria-checked': flag(checked ?? selected),
    'aria-disabled': flag(disabled),
  }),
  pressable: (onPress, disabled) => (disabled ? {} : { onClick: () => onPress() }),
} satisfies Aria as Aria;
