export interface ServiceChatProps {
  id: string;
  label: string;
  /** Tells the people who answer where it was opened. */
  about: string;
}
