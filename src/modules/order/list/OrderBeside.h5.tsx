import { View } from '@tarojs/components';
import { useEffect } from 'react';
import { useT } from '@/i18n';
import { withTexts } from '@/i18n/withTexts';
import { navigate } from '@/state/navigation';
import type { KeyPress } from '@/ui/aria/aria.types';
import { focusField } from '@/ui/field/focusField';
import { Icon } from '@/ui/Icon';
import { later } from '@/ui/later';
import { Pane } from '@/ui/ListDetail/Pane';
import { Tap } from '@/ui/Tap';
import { TextButton } from '@/ui/TextButton';

const OrderView = later(() => import('../detail/OrderView').then((part) => withTexts(part.OrderView)));

interface Props {
  seqNo: string;
  onClose: () => void;
}

export function OrderBeside({ seqNo, onClose }: Props) {
  const close = (): void => {
    onClose();
    focusField(`order-${seqNo}`);
  };
  const keys = {
    onKeyDown: ({ key }: KeyPress): void => {
      if (key === 'Escape') close();
    },
  };
  return (
    <View className="orders-tab__beside" {...keys}>
      <OrderView
        key={seqNo}
        seqNo={seqNo}
        frame={Pane}
        besideList
        right={<PaneActions seqNo={seqNo} onClose={close} />}
      />
    </View>
  );
}

function PaneActions({ seqNo, onClose }: Props) {
  const t = useT();
  useEffect(() => {
    // Taro's elements get their attributes after mounting.
    const timer = setTimeout(() => focusField('order-close'), 60);
    return () => clearTimeout(timer);
  }, []);
  return (
    <View className="orders-tab__pane-actions">
      <TextButton
        id="order-own-page"
        label={t('orders.ownPage')}
        onPress={() => navigate('bankOrder', { seqNo })}
      />
      <Tap id="order-close" label={t('common.close')} className="orders-tab__close" onPress={onClose}>
        <Icon name="close" />
      </Tap>
    </View>
  );
}
