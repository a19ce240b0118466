import { Text, Textarea, View } from '@tarojs/components';
import { noteIdOf, type FieldProps } from '../field/fieldProps';
import { inputProps } from '../field/inputProps';
import './textArea.scss';
import { boxClass } from '../TextField';
import { DEFAULT_MAX_LENGTH } from '../TextInput';

interface Props extends FieldProps<string> {
  maxLength?: number;
  counter?: boolean;
}

export function TextArea(props: Props) {
  const {
    id,
    label,
    value,
    onChange,
    onBlur,
    disabled,
    invalid,
    placeholder,
    maxLength = DEFAULT_MAX_LENGTH,
    counter,
  } = props;
  const leave = (): void => {
    const trimmed = value.trim();
    if (trimmed !== value) onChange(trimmed);
    onBlur?.();
  };
  return (
    <View className={`${boxClass({ invalid, disabled })} ui-text-area`}>
      <Textarea
        id={id}
        className="ui-text-area__input"
        value={value}
        maxlength={maxLength}
        placeholder={placeholder}
        placeholderClass="ui-input__placeholder"
        disabled={disabled}
        onInput={(event) => onChange(event.detail.value)}
        onBlur={leave}
        {...inputProps({ label, invalid, describedBy: noteIdOf(id), required: props.required })}
      />
      {counter ? <Text className="ui-text-area__count">{`${value.length}/${maxLength}`}</Text> : null}
    </View>
  );
}
