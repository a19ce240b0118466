import type { ButtonProps } from '../Button';

/** In a mini-program the host's own button sends what the page offers, and `onPress` is not called. */
export type ShareButtonProps = Pick<ButtonProps, 'id' | 'label' | 'onPress' | 'kind' | 'disabled'>;
