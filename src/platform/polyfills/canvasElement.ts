import { TaroElement } from '@tarojs/runtime';

/*
 * ECharts stops without this method, which Taro's elements lack; drawing uses the host's canvas (chartCanvas.ts).
 */
Object.defineProperty(TaroElement.prototype, 'getContext', { value: () => null, configurable: true });
