import { useT } from '@/i18n';
import type { FieldProps } from '@/ui/field/fieldProps';
import { SelectField } from '@/ui/SelectField';
import type { OptionState } from '../formPorts';
import { FailedOptions } from './FailedOptions';

interface Props extends FieldProps<string> {
  list: OptionState;
  search?: boolean;
}

export function ServerSelect({ list, disabled, placeholder, ...props }: Props) {
  const t = useT();
  return (
    <>
      <SelectField
        {...props}
        options={list.options}
        disabled={disabled || list.loading || list.failed}
        placeholder={list.loading ? t('common.loading') : placeholder}
      />
      <FailedOptions id={props.id} state={list} />
    </>
  );
}
