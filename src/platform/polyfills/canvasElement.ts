import { TaroElement } from '@tarojs/runtime';

/*
 * ECharts checks a canvas element for this method on load and stops without it. Taro's elements lack it; drawing uses
 * the host's canvas (chartCanvas.ts).
 */
Object.defineProperty(TaroElement.prototype, 'getContext', { value: () => null, configurable: true });
