import { View } from '@tarojs/components';
import { useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import './skeleton.scss';

interface Props {
  /** The shape of the content, so that nothing jumps. */
  shape: 'list' | 'card' | 'form' | 'detail' | 'home';
  /** Default 3. */
  rows?: number;
}

export function Skeleton({ shape, rows = 3 }: Props) {
  const t = useT();
  return (
    <View
      className={`ui-skeleton ui-skeleton--${shape}`}
      {...a11y({ role: 'status', label: t('common.loading') })}
    >
      {shape === 'home' || shape === 'detail' ? <View className="ui-skeleton__hero" /> : null}
      {Array.from({ length: rows }, (_, at) => (
        <View key={at} className="ui-skeleton__row" />
      ))}
    </View>
  );
}
