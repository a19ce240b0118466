import { Text, View } from '@tarojs/components';
import { useState, type ReactNode } from 'react';
import { useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import './bottomSheet.scss';
import { ScrollArea } from '../field/ScrollArea';
import { Icon } from '../Icon';
import { Overlay } from '../overlays/Overlay';
import { Tap } from '../Tap';
import { usePull } from './usePull';

/** As --motion-quick. */
const LEAVE_MS = 160;

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
  const [leaving, setLeaving] = useState(false);
  const leave = (): void => {
    if (leaving) return;
    setLeaving(true);
    setTimeout(() => {
      setLeaving(false);
      onClose();
    }, LEAVE_MS);
  };
  const pull = usePull(leave);
  if (!open) return null;
  return (
    <Overlay role="dialog" label={title} place="bottom" tall={tall} leaving={leaving} onClose={leave}>
      <View className="ui-sheet__head" {...pull}>
        <Text className="ui-sheet__title" {...a11y({ role: 'heading' })}>
          {title}
        </Text>
        <Tap id="sheet-close" label={t('common.close')} onPress={leave} className="ui-sheet__close">
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
