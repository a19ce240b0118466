import { type ServerText } from '../texts';

/** The question asked before a code is sent: a sentence, with a picture if it refers to one. */
export interface Challenge {
  question: ServerText;
  /** Address of a picture, `https:` or `data:`, which all three targets can show. */
  imageUrl?: string;
  /** Data `judge` needs later; kept on the server and never sent. */
  secret: string;
}

/** Tells people from programs. Ours draws digits (`picture.ts`); a company puts its provider of captchas in its place. */
export interface ChallengeProvider {
  make: () => Challenge | Promise<Challenge>;
  judge: (secret: string, answer: string) => boolean | Promise<boolean>;
}
