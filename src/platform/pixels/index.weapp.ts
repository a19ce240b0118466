import type { MiniHost } from '../miniprogram/invoke';
import type { PlatformPixels } from '../types';
import { offscreenPixels } from './miniprogram';

declare const wx: MiniHost;

export const pixels = offscreenPixels(wx) satisfies PlatformPixels;
