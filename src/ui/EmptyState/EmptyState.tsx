import { Text, View } from '@tarojs/components';
import { useT } from '@/i18n';
import { a11y } from '../aria/a11y';
import { Button, type ButtonProps } from '../Button';
import { classes } from '../theme/classes';
import './emptyState.scss';
import { Icon } from '../Icon';
import type { IconName } from '../Icon/iconNames';

interface Props {
  title?: string;
  note?: string;
  icon?: IconName;
  action?: Pick<ButtonProps, 'id' | 'label' | 'onPress' | 'kind'>;
}

export function EmptyState({ title, note, icon = 'file', action }: Props) {
  const t = useT();
  return (
    <View
      className={classes(
        'ui-empty',
        icon === 'warning' && 'ui-empty--error',
        icon === 'check' && 'ui-empty--good',
      )}
      {...a11y({ role: 'status' })}
    >
      <View className="ui-empty__disc">
        <Icon name={icon} size="l" />
      </View>
      <Text className="ui-empty__title">{title ?? t('common.emptyTitle')}</Text>
      {note ? <Text className="ui-empty__note">{note}</Text> : null}
      {action ? <Button size="small" kind="quiet" {...action} /> : null}
    </View>
  );
}
