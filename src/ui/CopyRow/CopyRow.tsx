import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { useT } from '@/i18n';
import { platform } from '@/platform';
import { a11y } from '../aria/a11y';
import '../DetailRow/detailRow.scss';
import { TextButton } from '../TextButton';

interface Props {
  id?: string;
  label: string;
  value: string;
  /** Displayed text if different (grouped digits). */
  shown?: string;
}

const BACK_MS = 2000;

export function CopyRow({ id, label, value, shown = value }: Props) {
  const t = useT();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async (): Promise<void> => {
    try {
      await platform.clipboard.copy(value);
      platform.vibrate();
      setState('copied');
      setTimeout(() => setState('idle'), BACK_MS);
    } catch {
      setState('failed');
    }
  };
  return (
    <View className="ui-detail ui-detail--copy">
      <View className="ui-detail__copy">
        <Text className="ui-detail__label">{label}</Text>
        <Text selectable userSelect className="ui-detail__value t-num">
          {shown}
        </Text>
        <View {...a11y({ live: 'polite' })}>
          {state === 'failed' ? <Text className="ui-detail__failed">{t('common.copyFailed')}</Text> : null}
        </View>
      </View>
      <TextButton
        id={id}
        icon={state === 'copied' ? 'check' : 'copy'}
        label={state === 'copied' ? t('common.copied') : t('common.copy')}
        onPress={copy}
      />
    </View>
  );
}
