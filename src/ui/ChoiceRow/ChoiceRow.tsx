import { Text, View } from '@tarojs/components';
import { listText } from '@/i18n';
import { classes } from '../theme/classes';
import { Flag } from '../Flag';
import { Icon } from '../Icon';
import { Mark } from '../Mark';
import type { Option } from '../PickerSheet';
import { Tap } from '../Tap';
import '../field/choices.scss';

interface Props {
  id: string;
  role: 'radio' | 'checkbox';
  option: Option;
  checked: boolean;
  disabled?: boolean;
  invalid?: boolean;
  card?: boolean;
  tabStop?: boolean;
  onPress: () => void;
}

export function ChoiceRow({ id, role, option, checked, disabled, invalid, card, tabStop, onPress }: Props) {
  return (
    <Tap
      id={id}
      role={role}
      label={listText([option.label, ...(option.tags ?? []), option.hint, option.note])}
      checked={checked}
      disabled={disabled}
      tabStop={tabStop}
      onPress={onPress}
      className={classes('ui-choice', card && 'ui-choice--card', checked && 'ui-choice--on')}
    >
      {option.flag ? <Flag code={option.flag} /> : null}
      {option.mark || option.icon ? <Mark mark={option.mark} icon={option.icon} /> : null}
      <View className="ui-choice__text">
        <Text className="ui-choice__label">{option.label}</Text>
        {option.tags?.length ? (
          <View className="ui-choice__tags">
            {option.tags.map((tag) => (
              <Text key={tag} className="ui-choice__tag">
                {tag}
              </Text>
            ))}
          </View>
        ) : null}
        {option.hint ? <Text className="ui-choice__hint">{option.hint}</Text> : null}
        {option.note ? <Text className="ui-choice__note">{option.note}</Text> : null}
      </View>
      <View
        className={classes(
          'ui-choice__box',
          role === 'radio' && 'ui-choice__box--round',
          checked && 'ui-choice__box--on',
          invalid && 'ui-choice__box--invalid',
        )}
      >
        {checked ? <Icon name="check" size="s" /> : null}
      </View>
    </Tap>
  );
}
