import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import { a11y, type Role } from '../aria/a11y';
import { classes } from '../theme/classes';
import './overlay.scss';
import { useFocusInside } from './useFocusInside';

interface Props {
  role: Extract<Role, 'dialog' | 'alertdialog'>;
  label: string;
  place: 'center' | 'bottom';
  tall?: boolean;
  leaving?: boolean;
  /** On Escape and a tap outside; undefined: neither closes it. */
  onClose?: () => void;
  children: ReactNode;
}

/** Keeps the keyboard focus inside. */
export function Overlay({ role, label, place, tall, leaving, onClose, children }: Props) {
  const t = useT();
  const focus = useFocusInside(onClose);
  return (
    <View
      className={classes(`ui-overlay ui-overlay--${place}`, leaving && 'is-leaving')}
      catchMove
      {...focus}
    >
      <View
        className="ui-overlay__shade"
        onClick={onClose}
        // Browsers have Escape and hide the shade; a mini-program's screen reader presses it.
        {...a11y({ role: onClose && 'button', label: onClose && t('common.close'), hidden: true })}
      />
      <View
        className={classes('ui-overlay__panel', tall && 'ui-overlay__panel--tall')}
        {...a11y({ role, label, modal: true })}
      >
        {children}
      </View>
    </View>
  );
}
