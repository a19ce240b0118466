import { Text, View } from '@tarojs/components';
import { Icon } from '../Icon';
import './formItem.scss';

interface Props {
  id?: string;
  tone?: 'error' | 'warning';
  text: string;
}

export function ItemNote({ id, tone = 'error', text }: Props) {
  return (
    <View id={id} className={`ui-form-item__${tone}`}>
      <Icon name={tone} size="s" />
      <Text className="ui-form-item__words">{text}</Text>
    </View>
  );
}
