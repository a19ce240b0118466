import type { PlatformFiles } from '../types';
import { choose, compress, head, open, savePicture, showPicture } from './browser';

export const files = { choose, head, compress, showPicture, savePicture, open } satisfies PlatformFiles;
