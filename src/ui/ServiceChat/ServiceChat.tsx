import type { ServiceChatProps } from './serviceChat.types';

/** Browsers and the payment app have no native chat. */
export function ServiceChat(_: ServiceChatProps) {
  return null;
}
