import type { ButtonProps } from '../Button';

/** A mini-program's button sends what the page offers, without `onPress`. */
export type ShareButtonProps = Pick<ButtonProps, 'id' | 'label' | 'onPress' | 'kind' | 'disabled'>;
