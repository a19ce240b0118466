import { TaroElement } from '@tarojs/runtime';

/*
 * When it is loaded, ECharts looks whether a canvas element has this method, and without it takes the client for an old
 * Internet Explorer and stops. Taro's elements have none. What it draws on is the host's canvas (chartCanvas.ts).
 */
Object.defineProperty(TaroElement.prototype, 'getContext', { value: () => null, configurable: true });
