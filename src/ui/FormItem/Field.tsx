import type { ComponentType, ReactNode } from 'react';
import { FormItem, type FormItemProps } from './FormItem';

interface Control {
  id: string;
  label: string;
  invalid?: boolean;
  required?: boolean;
}

interface Shown extends Omit<FormItemProps, 'children'> {
  label: string;
  /** Under the control, before its hint or error. */
  below?: ReactNode;
}

type Props<P extends Control> = Shown &
  Omit<NoInfer<P>, keyof Shown | 'invalid'> & {
    /** The control, such as TextField; it takes all other props. */
    as: ComponentType<P>;
  };

/** A control with its FormItem: name, state and error are given once, and reach the eye and assistive technology alike. */
export function Field<P extends Control>({ as: Control, below, hint, error, warning, ...props }: Props<P>) {
  const { id, label, required = true } = props;
  // The rest are the control's own props; TypeScript cannot put them together again while P is open.
  const own = { ...props, required, invalid: error !== undefined } as unknown as P;
  return (
    <FormItem id={id} label={label} hint={hint} error={error} warning={warning} required={required}>
      <Control {...own} />
      {below}
    </FormItem>
  );
}
