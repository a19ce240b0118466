import { Text, View } from '@tarojs/components';
import { isAppError } from '@/core/appError';
import { useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import { Button } from '../Button';
import '../EmptyState/emptyState.scss';
import { Icon } from '../Icon';
import { TextButton } from '../TextButton';

interface Props {
  title?: string;
  /** Why, as it was thrown: only then can it be said whose fault it is. */
  error?: unknown;
  onRetry: () => unknown;
  onHelp?: () => unknown;
}

/** The user's own connection; what the server got wrong is never called that. */
const isOffline = (error: unknown): boolean => isAppError(error) && error.kind === 'network';

/** Something could not be had: says what happened and what to do next. */
export function ErrorState({ title, error, onRetry, onHelp }: Props) {
  const t = useT();
  return (
    <View className="ui-empty ui-empty--error" {...a11y({ role: 'alert' })}>
      <View className="ui-empty__disc">
        <Icon name="warning" size="l" />
      </View>
      <Text className="ui-empty__title">{title ?? t('common.loadFailed')}</Text>
      <Text className="ui-empty__note">
        {t(isOffline(error) ? 'common.offlineHint' : 'common.loadFailedHint')}
      </Text>
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
