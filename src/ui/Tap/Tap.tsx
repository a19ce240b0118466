import { View } from '@tarojs/components';
import { useRef, type ReactNode } from 'react';
import { a11y, type Role } from '../aria/a11y';
import { aria } from '../aria/aria';
import { classes } from '../theme/classes';

export interface TapProps {
  id?: string;
  /** Accessible name; needed unless the text inside says it. */
  label?: string;
  role?: Role;
  /** While a promise it returns is pending, further taps are ignored. */
  onPress: () => unknown;
  className?: string;
  disabled?: boolean;
  checked?: boolean;
  selected?: boolean;
  /** Of a list: the one whose detail is shown beside it. */
  current?: boolean | undefined;
  expanded?: boolean;
  /** Place in a list of which only a part is drawn; a size of -1 is not known yet. */
  place?: { of: number; at: number };
  /** False: Tab passes it by, as arrow keys lead to it. */
  tabStop?: boolean;
  children?: ReactNode;
}

/** Everything pressable in the app is one of these, so that name, role and keyboard are never forgotten. */
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

/** Nothing is pressed again while what it began is still going on. */
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
