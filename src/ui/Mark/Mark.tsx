import { Text, View } from '@tarojs/components';
import type { Mark as MarkRow } from '@/domain/marks';
import { a11y } from '../aria/a11y';
import { classes } from '../theme/classes';
import { Icon } from '../Icon';
import type { IconName } from '../Icon/iconNames';
import './mark.scss';

interface Props {
  mark: MarkRow | undefined;
  /** Shown without a mark. */
  icon?: IconName;
}

/** A wallet's or way to pay's tile. Not read out: the name is next to it. */
export function Mark({ mark, icon = 'bank' }: Props) {
  if (!mark) {
    return (
      <View className="ui-tile ui-tile--plain" {...a11y({ hidden: true })}>
        <Icon name={icon} />
      </View>
    );
  }
  return (
    <View className="ui-tile" style={{ backgroundColor: mark.colour }} {...a11y({ hidden: true })}>
      <Text className={classes('ui-tile__letters', mark.letters.length > 2 && 'ui-tile__letters--many')}>
        {mark.letters}
      </Text>
    </View>
  );
}
