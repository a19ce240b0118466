/** Stands in for Taro's `a` and `svg` elements, which no screen draws in a mini-program. */
export { TaroElement as AnchorElement, TaroElement as SVGElement } from '@tarojs/runtime';
