import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { listText } from '@/i18n';
import { classes } from '../theme/classes';
import { Icon } from '../Icon';
import type { IconName } from '../Icon/iconNames';
import './listRow.scss';
import { Tap } from '../Tap';

interface Props {
  id?: string;
  title: string;
  note?: string;
  value?: string;
  icon?: IconName;
  left?: ReactNode;
  right?: ReactNode;
  /** Below the text, as it would squeeze it from the side. */
  below?: ReactNode;
  /** Read out after the text, if `below` or `right` shows more. */
  more?: string;
  /** Shows the arrow. */
  onPress?: () => unknown;
  danger?: boolean;
  /** Its detail is next to the list. */
  current?: boolean | undefined;
}

export function ListRow(props: Props) {
  const { id, title, note, value, icon, left, right, below, more, onPress, danger, current } = props;
  const inside = (
    <>
      {left ?? (icon ? <Icon name={icon} className="ui-list-row__icon" /> : null)}
      <View className="ui-list-row__words">
        <View className={classes('ui-list-row__text', note && 'ui-list-row__text--noted')}>
          <Text className="ui-list-row__title">{title}</Text>
          {note ? <Text className="ui-list-row__note">{note}</Text> : null}
          {below}
        </View>
        {value ? <Text className="ui-list-row__value">{value}</Text> : null}
      </View>
      {right}
      {onPress ? <Icon name="next" size="s" className="ui-list-row__arrow" /> : null}
    </>
  );
  const className = classes('ui-list-row', danger && 'ui-list-row--danger', current && 'is-shown');
  if (!onPress) {
    return (
      <View {...(id ? { id } : {})} className={className}>
        {inside}
      </View>
    );
  }
  return (
    <Tap
      id={id}
      label={listText([title, value, note, more])}
      current={current}
      onPress={onPress}
      className={className}
    >
      {inside}
    </Tap>
  );
}
