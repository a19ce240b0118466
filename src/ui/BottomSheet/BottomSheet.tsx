import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import './bottomSheet.scss';
import { ScrollArea } from '../field/ScrollArea';
import { Icon } from '../Icon';
import { Overlay } from '../overlays/Overlay';
import { Tap } from '../Tap';
import { usePull } from './usePull';

interface Props {
  open: boolean;
  title: string;
  onClose: () => void;
  footer?: ReactNode;
  /** Most of the screen's height, whatever the content. */
  tall?: boolean;
  top?: ReactNode;
  /** False: the content scrolls itself. */
  scroll?: boolean;
  children?: ReactNode;
}

export function BottomSheet({ open, title, onClose, footer, tall, top, scroll = true, children }: Props) {
  const t = useT();
  const pull = usePull(onClose);
  return (
    <Overlay open={open} role="dialog" label={title} tall={tall} onClose={onClose}>
      <View className="ui-sheet__head" {...pull}>
        <Text className="ui-sheet__title" {...a11y({ role: 'heading' })}>
          {title}
        </Text>
        <Tap id="sheet-close" label={t('common.close')} onPress={onClose} className="ui-sheet__close">
          <Icon name="close" />
        </Tap>
      </View>
      {top}
      {scroll ? (
        <ScrollArea className="ui-sheet__scroll">
          <View className="ui-sheet__content">{children}</View>
        </ScrollArea>
      ) : (
        children
      )}
      {footer ? <View className="ui-sheet__footer">{footer}</View> : null}
    </Overlay>
  );
}
