import { View } from '@tarojs/components';
import { useT } from '@/i18n';
import { focusField } from '../field/focusField';
import { Icon } from '../Icon';
import { Tap } from '../Tap';
import './searchField.scss';
import { TextInput } from '../TextInput';

interface Props {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter, or the keyboard's search button. */
  onConfirm?: () => void;
}

export function SearchField({ id, label, value, onChange, onConfirm }: Props) {
  const t = useT();
  const clear = (): void => {
    onChange('');
    focusField(id);
  };
  return (
    <View className="ui-search">
      <Icon name="search" />
      <TextInput
        id={id}
        label={label}
        placeholder={label}
        type="search"
        value={value}
        onChange={onChange}
        onConfirm={onConfirm}
      />
      {value ? (
        <Tap id={`${id}-clear`} label={t('common.clear')} onPress={clear} className="ui-search__clear">
          <Icon name="close" size="s" />
        </Tap>
      ) : null}
    </View>
  );
}
