import { View } from '@tarojs/components';
import { useRef, type ReactNode } from 'react';
import { a11y, type Role } from '../aria/a11y';
import { aria } from '../aria/aria';
import { classes } from '../theme/classes';

export interface TapProps {
  id?: string;
  /** Accessible name, unless the text inside is one. */
  label?: string;
  role?: Role;
  /** Ignores taps while its promise is pending. */
  onPress: () => unknown;
  className?: string;
  disabled?: boolean;
  checked?: boolean;
  selected?: boolean;
  /** Its detail is shown next to the list. */
  current?: boolean | undefined;
  expanded?: boolean;
  /** Place in a partly drawn list; size -1 while unknown. */
  place?: { of: number; at: number };
  /** False: Tab skips it, arrow keys reach it. */
  tabStop?: boolean;
  children?: ReactNode;
}

/** For everything pressable: sets name, role and keyboard. */
export function Tap(props: TapProps) {
  const {
    id,
    label,
    role = 'button',
    onPress,
    className,
    disabled = false,
    checked,
    selected,
    current,
    expanded,
    place,
    tabStop,
    children,
  } = props;
  const press = useOneAtATime(onPress);
  return (
    <View
      {...(id ? { id } : {})}
      className={classes('ui-tap', className, disabled && 'is-disabled')}
      hoverClass={disabled ? 'none' : 'is-pressed'}
      {...a11y({ role, label, checked, selected, current, disabled, expanded, place })}
      {...aria.pressable(press, disabled)}
      {...(tabStop === false ? { tabIndex: -1 } : {})}
    >
      {children}
    </View>
  );
}

function useOneAtATime(onPress: TapProps['onPress']): () => void {
  const pending = useRef(false);
  return () => {
    if (pending.current) return;
    const result = onPress();
    if (!(result instanceof Promise)) return;
    pending.current = true;
    const free = (): void => {
      pending.current = false;
    };
    result.then(free, free);
  };
}
