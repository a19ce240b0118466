import type { ServiceChatProps } from './serviceChat.types';

/** A chat with customer service, where the client has one of its own; a browser and the payment app have none. */
export function ServiceChat(_: ServiceChatProps) {
  return null;
}
