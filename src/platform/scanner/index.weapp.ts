import { invoke, type MiniHost } from '../miniprogram/invoke';
import type { PlatformScanner } from '../types';
import { hostOnly } from './hostOnly';

declare const wx: MiniHost;

export const scanner = {
  ...hostOnly,
  async scan() {
    const options = { onlyFromCamera: false, scanType: ['qrCode', 'barCode'] };
    return (await invoke<{ result: string }>(wx, 'scanCode', options)).result;
  },
} satisfies PlatformScanner;
