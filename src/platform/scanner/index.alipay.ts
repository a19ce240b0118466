import { invoke, type MiniHost } from '../miniprogram/invoke';
import type { PlatformScanner } from '../types';
import { hostOnly } from './hostOnly';

declare const my: MiniHost;

export const scanner = {
  ...hostOnly,
  async scan() {
    const options = { scanType: ['qrCode', 'barCode'], hideAlbum: false };
    return (await invoke<{ code: string }>(my, 'scan', options, { 10: 'cancelled' })).code;
  },
} satisfies PlatformScanner;
