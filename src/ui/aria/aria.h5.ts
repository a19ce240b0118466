import type { A11y, Aria } from './aria.types';

const flag = (value: boolean | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

export const aria = {
  attributes: ({
    role,
    label,
    checked,
    selected,
    current,
    disabled,
    expanded,
    hidden,
    live,
    modal,
    percent,
    level,
    place,
    focusable,
  }: A11y) => ({
    role,
    'aria-label': label,
    'aria-checked': flag(checked),
    'aria-selected': flag(selected),
    'aria-current': current ? 'true' : undefined,
    'aria-disabled': disabled ? 'true' : undefined,
    'aria-expanded': flag(expanded),
    'aria-hidden': hidden ? 'true' : undefined,
    'aria-live': live,
    'aria-level': role === 'heading' ? String(level ?? 2) : undefined,
    'aria-setsize': place?.of,
    'aria-posinset': place?.at,
    'aria-modal': modal ? 'true' : undefined,
    tabIndex: focusable ? 0 : undefined,
    'aria-valuenow': percent === undefined ? undefined : String(percent),
    'aria-valuemin': percent === undefined ? undefined : '0',
    'aria-valuemax': percent === undefined ? undefined : '100',
  }),
  pressable: (onPress, disabled) => ({
    // Disabled controls stay in the tab order, to be read.
    tabIndex: 0,
    onClick: disabled ? undefined : () => onPress(),
    onKeyDown: disabled
      ? undefined
      : (event) => {
          // Ignores keys of nested controls.
          if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
          event.preventDefault();
          onPress();
        },
  }),
} satisfies Aria as Aria;
