import type { MiniHost } from '../miniprogram/invoke';
import type { PlatformPixels } from '../types';
import { offscreenPixels } from './miniprogram';

declare const my: MiniHost;

export const pixels = offscreenPixels(my) satisfies PlatformPixels;
