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
  /** Between the control and its hint or error. */
  below?: ReactNode;
}

type Props<P extends Control> = Shown &
  Omit<NoInfer<P>, keyof Shown | 'invalid'> & {
    /** The control, such as TextField; takes all other props. */
    as: ComponentType<P>;
  };

/** Gives name, state and error to the control and its FormItem. */
export function Field<P extends Control>({ as: Control, below, hint, error, warning, ...props }: Props<P>) {
  const { id, label, required = true } = props;
  // While P is open TypeScript cannot reassemble the control's props.
  const own = { ...props, required, invalid: error !== undefined } as unknown as P;
  return (
    <FormItem id={id} label={label} hint={hint} error={error} warning={warning} required={required}>
      <Control {...own} />
      {below}
    </FormItem>
  );
}
