import { Text, View } from '@tarojs/components';
import { useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import { Button } from '../Button';
import '../EmptyState/emptyState.scss';
import { Icon } from '../Icon';
import { TextButton } from '../TextButton';

interface Props {
  title?: string;
  note?: string;
  onRetry: () => unknown;
  onHelp?: () => unknown;
}

/** Something could not be had: says what happened and what to do next. */
export function ErrorState({ title, note, onRetry, onHelp }: Props) {
  const t = useT();
  return (
    <View className="ui-empty ui-empty--error" {...a11y({ role: 'alert' })}>
      <View className="ui-empty__disc">
        <Icon name="warning" size="l" />
      </View>
      <Text className="ui-empty__title">{title ?? t('common.loadFailed')}</Text>
      <Text className="ui-empty__note">{note ?? t('common.loadFailedHint')}</Text>
      <Button
        id="error-retry"
        size="small"
        kind="quiet"
        icon="refresh"
        label={t('common.retry')}
        onPress={onRetry}
      />
      {onHelp ? (
        <TextButton id="error-help" tone="quiet" label={t('common.contactUs')} onPress={onHelp} />
      ) : null}
    </View>
  );
}
