import type { A11y, Aria } from './aria.types';

const flag = (value: boolean | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** The chat app reads `aria-role` and the like; config/plugins/aria lets them through Taro. */
export const aria = {
  attributes: ({ role, label, checked, selected, disabled }: A11y) => ({
    'aria-role': role,
    'aria-label': label,
    'aria-checked': flag(checked ?? selected),
    'aria-disabled': flag(disabled),
  }),
  pressable: (onPress, disabled) => (disabled ? {} : { onClick: () => onPress() }),
} satisfies Aria as Aria;
