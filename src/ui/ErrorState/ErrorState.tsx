import { Text, View } from '@tarojs/components';
import { isAppError } from '@/core/appError';
import { useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import { Button } from '../Button';
import '../EmptyState/emptyState.scss';
import { Icon } from '../Icon';

interface Props {
  title?: string;
  /** As thrown; decides whether connection, time or server is blamed. */
  error?: unknown;
  onRetry: () => unknown;
}

function noteOf(error: unknown) {
  const kind = isAppError(error) ? error.kind : null;
  if (kind === 'timeout') return 'errors.timeout';
  return kind === 'network' ? 'common.offlineHint' : 'common.loadFailedHint';
}

export function ErrorState({ title, error, onRetry }: Props) {
  const t = useT();
  return (
    <View className="ui-empty ui-empty--error" {...a11y({ role: 'alert' })}>
      <View className="ui-empty__disc">
        <Icon name="warning" size="l" />
      </View>
      <Text className="ui-empty__title">{title ?? t('common.loadFailed')}</Text>
      <Text className="ui-empty__note">{t(noteOf(error))}</Text>
      <Button
        id="error-retry"
        size="small"
        kind="quiet"
        icon="refresh"
        label={t('common.retry')}
        onPress={onRetry}
      />
    </View>
  );
}
