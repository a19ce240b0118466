import { renewTexts, textsState } from './load';

/** For parts of a screen whose texts are among the first; rejects without texts. */
export async function withTexts<Part>(part: Part): Promise<Part> {
  if (textsState() === 'ready' || (await renewTexts())) return part;
  throw new Error('no texts');
}
