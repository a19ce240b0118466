export interface ServiceChatProps {
  id: string;
  label: string;
  /** Tells staff where the chat was opened. */
  about: string;
}
