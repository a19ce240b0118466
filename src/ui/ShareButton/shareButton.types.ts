import type { ButtonProps } from '../Button';

/** In a mini-program the host's button sends what the page offers, without `onPress`. */
export type ShareButtonProps = Pick<ButtonProps, 'id' | 'label' | 'onPress' | 'kind' | 'disabled'>;
