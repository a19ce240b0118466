import { View } from '@tarojs/components';
import { useT } from '@/i18n';
import { a11y } from '@/ui/aria/a11y';
import { ItemNote } from '@/ui/FormItem';
import { TextButton } from '@/ui/TextButton';
import type { OptionState } from '../formPorts';

export function FailedOptions({ id, state }: { id: string; state: OptionState }) {
  const t = useT();
  if (!state.failed) return null;
  return (
    <View {...a11y({ role: 'status', live: 'polite' })}>
      <ItemNote text={t('common.optionsFailed')} />
      <TextButton
        id={`${id}-options-retry`}
        icon="refresh"
        label={t('common.retry')}
        onPress={() => state.retry?.()}
      />
    </View>
  );
}
