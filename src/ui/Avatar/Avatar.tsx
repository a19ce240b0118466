import { Text, View } from '@tarojs/components';
import { initialsOf } from '@/core/initials';
import { a11y } from '../aria/a11y';
import { Flag } from '../Flag';
import './avatar.scss';

/** Not read out: the name is next to it. */
export function Avatar({ name, country }: { name: string; country?: string }) {
  return (
    <View className="ui-avatar" {...a11y({ hidden: true })}>
      <Text className="ui-avatar__initials">{initialsOf(name)}</Text>
      {country ? (
        <View className="ui-avatar__flag">
          <Flag code={country} size="s" />
        </View>
      ) : null}
    </View>
  );
}
