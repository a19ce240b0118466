export interface ServiceChatProps {
  id: string;
  label: string;
  /** What the people who answer see of where it was opened. */
  about: string;
}
