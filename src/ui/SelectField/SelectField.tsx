import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { listText, useT } from '@/i18n';
import { Flag } from '../Flag';
import { Icon } from '../Icon';
import { PickerSheet, type Option } from '../PickerSheet';
import { Tap } from '../Tap';
import type { FieldProps } from '../field/fieldProps';
import { boxClass } from '../TextField';
import '../TextInput/textInput.scss';

interface Props extends FieldProps<string> {
  options: readonly Option[];
  /** Title of the sheet; default the label. */
  title?: string;
  search?: boolean;
  searchLabel?: string;
}

export function SelectField(props: Props) {
  const {
    id,
    label,
    value,
    onChange,
    onBlur,
    options,
    title,
    search,
    searchLabel,
    disabled,
    invalid,
    placeholder,
  } = props;
  const t = useT();
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const shown = chosen?.label ?? placeholder ?? t('common.select');
  const close = (): void => {
    setOpen(false);
    onBlur?.();
  };
  return (
    <View>
      <Tap
        id={id}
        label={listText([label, shown])}
        expanded={open}
        disabled={disabled}
        onPress={() => setOpen(true)}
        className={boxClass({ invalid, disabled })}
      >
        {chosen?.flag ? <Flag code={chosen.flag} size="s" /> : null}
        <Text className={chosen ? 'ui-box__value' : 'ui-box__value ui-box__value--empty'}>{shown}</Text>
        <Icon name="down" size="s" />
      </Tap>
      <PickerSheet
        id={`${id}-option`}
        open={open}
        title={title ?? label}
        options={options}
        value={value}
        search={search}
        searchLabel={searchLabel}
        onClose={close}
        onPick={(next) => {
          onChange(next);
          close();
        }}
      />
    </View>
  );
}
