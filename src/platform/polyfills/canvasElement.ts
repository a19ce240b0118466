import { TaroElement } from '@tarojs/runtime';

/* ECharts stops without it, Taro's elements lack it; drawing uses the host's canvas (chartCanvas.ts). */
Object.defineProperty(TaroElement.prototype, 'getContext', { value: () => null, configurable: true });
