export interface ServiceChatProps {
  id: string;
  label: string;
  /** Tells the service staff where the chat was opened. */
  about: string;
}
