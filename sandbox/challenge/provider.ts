import { type ServerText } from '../texts';

/** What is asked before a code is sent: a sentence, and a picture where it belongs to one. */
export interface Challenge {
  question: ServerText;
  /** Address of a picture, `https:` or `data:`, which all three targets can show. */
  imageUrl?: string;
  /** What `judge` needs later; it is kept on the server and sent to nobody. */
  secret: string;
}

/** Tells people from programs. Ours draws digits (`picture.ts`); a company puts its provider of captchas in its place. */
export interface ChallengeProvider {
  make: () => Challenge | Promise<Challenge>;
  judge: (secret: string, answer: string) => boolean | Promise<boolean>;
}
