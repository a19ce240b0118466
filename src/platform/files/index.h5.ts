import type { PlatformFiles } from '../types';
import { choose, compress, head, open, showPicture } from './browser';

export const files = { choose, head, compress, showPicture, open } satisfies PlatformFiles;
