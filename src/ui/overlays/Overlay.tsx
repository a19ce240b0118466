import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import { a11y, type Role } from '../aria/a11y';
import { classes } from '../theme/classes';
import './overlay.scss';
import { Presence, useLeaving } from './Presence';
import { useFocusInside } from './useFocusInside';

interface Props {
  open: boolean;
  /** A dialog is a sheet at the bottom, an alertdialog in the middle. */
  role: Extract<Role, 'dialog' | 'alertdialog'>;
  label: string;
  tall?: boolean;
  /** On Escape and a tap outside; undefined: neither closes it. */
  onClose?: () => void;
  children: ReactNode;
}

export function Overlay(props: Props) {
  return <Presence>{props.open ? <Panel {...props} /> : null}</Presence>;
}

/** Keeps the keyboard focus inside. */
function Panel({ role, label, tall, onClose, children }: Props) {
  const t = useT();
  const leaving = useLeaving();
  const close = leaving ? undefined : onClose;
  const focus = useFocusInside(close);
  return (
    <View className={classes(`ui-overlay ui-overlay--${role}`, leaving && 'is-leaving')} catchMove {...focus}>
      <View
        className="ui-overlay__shade"
        onClick={close}
        // Browsers have Escape and hide the shade; a mini-program's screen reader presses it.
        {...a11y({ role: close && 'button', label: close && t('common.close'), hidden: true })}
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
