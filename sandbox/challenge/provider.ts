import { type ServerText } from '../texts';

export interface Challenge {
  question: ServerText;
  /** `https:` or `data:` address, which all three targets can show. */
  imageUrl?: string;
  /** Never sent to the client. */
  secret: string;
}

/** A company replaces the built-in digits with its captcha. */
export interface ChallengeProvider {
  make: () => Challenge | Promise<Challenge>;
  judge: (secret: string, answer: string) => boolean | Promise<boolean>;
}
