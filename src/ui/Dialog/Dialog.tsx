import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { sentencesText } from '@/i18n';
import { a11y } from '../aria/a11y';
import { Button } from '../Button';
import './dialog.scss';
import { ScrollArea } from '../field/ScrollArea';
import { Overlay } from '../overlays/Overlay';

export interface DialogAction {
  id?: string;
  label: string;
  onPress: () => unknown;
  /** Seconds until the button is enabled. */
  seconds?: number;
  /** Red: something is lost. */
  danger?: boolean;
}

interface Props {
  open: boolean;
  title: string;
  message?: string;
  children?: ReactNode;
  confirm: DialogAction;
  cancel?: DialogAction;
  third?: DialogAction;
}

/** Escape cancels, unless the cancel button counts down. */
export function Dialog({ open, title, message, children, confirm, cancel, third }: Props) {
  return (
    <Overlay
      open={open}
      role="alertdialog"
      label={sentencesText([title, message])}
      onClose={cancel && !cancel.seconds ? () => void cancel.onPress() : undefined}
    >
      <View className="ui-dialog__text">
        <Text className="ui-dialog__title" {...a11y({ role: 'heading' })}>
          {title}
        </Text>
        {message || children ? (
          <ScrollArea className="ui-dialog__scroll">
            {message ? <Text className="ui-dialog__message">{message}</Text> : null}
            {children}
          </ScrollArea>
        ) : null}
      </View>
      <View className="ui-dialog__actions">
        <Button
          wide
          kind={confirm.danger ? 'danger' : 'primary'}
          id={confirm.id ?? 'dialog-confirm'}
          label={confirm.label}
          onPress={confirm.onPress}
          seconds={confirm.seconds}
        />
        {third ? (
          <Button
            wide
            kind="secondary"
            id={third.id ?? 'dialog-third'}
            label={third.label}
            onPress={third.onPress}
            seconds={third.seconds}
          />
        ) : null}
        {cancel ? (
          <Button
            wide
            kind="secondary"
            id={cancel.id ?? 'dialog-cancel'}
            label={cancel.label}
            onPress={cancel.onPress}
            seconds={cancel.seconds}
          />
        ) : null}
      </View>
    </Overlay>
  );
}
