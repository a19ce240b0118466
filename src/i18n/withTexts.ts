import { renewTexts, textsState } from './load';

/** For a part loaded into a screen whose own texts are among the first; rejects if its texts do not come. */
export async function withTexts<Part>(part: Part): Promise<Part> {
  if (textsState() === 'ready' || (await renewTexts())) return part;
  throw new Error('no texts');
}
