import { useFormContext } from 'react-hook-form';
import type { FieldOf, PostCodePart } from '@/schemas/types';
import type { Place } from '../formPorts';

export function useFillPlace({ name, fills = {} }: FieldOf<'postCode'>): (place: Place) => void {
  const { setValue } = useFormContext();
  return ({ postCode, ...parts }) => {
    const set = (field: string | undefined, value: string | undefined): void => {
      if (field && value)
        setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    };
    set(name, postCode);
    for (const part of Object.keys(fills) as PostCodePart[]) set(fills[part], parts[part]);
  };
}
