import { type ServerText } from '../texts';

export interface Challenge {
  question: ServerText;
  /** `https:` or `data:`, which all three targets can show. */
  imageUrl?: string;
  /** Never sent to the client. */
  secret: string;
}

/** A company puts its captcha here. */
export interface ChallengeProvider {
  make: () => Challenge | Promise<Challenge>;
  judge: (secret: string, answer: string) => boolean | Promise<boolean>;
}
