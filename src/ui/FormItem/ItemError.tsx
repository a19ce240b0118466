import { Text, View } from '@tarojs/components';
import { Icon } from '../Icon';
import './formItem.scss';

export function ItemError({ id, text }: { id?: string; text: string }) {
  return (
    <View id={id} className="ui-form-item__error">
      <Icon name="error" size="s" />
      <Text className="ui-form-item__words">{text}</Text>
    </View>
  );
}
