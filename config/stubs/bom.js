/**
 * Stands in for location, history and URL of Taro's mini-program window (runtime/dist/bom): a mini-program has no
 * address bar, and no line of ours asks for one. The window itself still hands its page events to the first two.
 */
import { Events } from '@tarojs/shared';

export class Location extends Events {}
export class History extends Events {}

/** There is none in a mini-program; whoever needs one must not think there is. */
export class TaroURLProvider {
  constructor() {
    throw new Error('URL');
  }
}
export const parseUrl = () => ({});
export { TaroURLProvider as URLSearchParams };
