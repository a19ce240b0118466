import path from 'node:path';
import { compile } from 'sass';

/** The page takes a component's style sheet. */
export function wearing(file: string): void {
  const style = document.createElement('style');
  style.textContent = compile(path.resolve(file)).css;
  document.head.append(style);
}

/** In pixels of the design. */
export const sizeOf = (element: Element, name: 'width' | 'height' | 'lineHeight' | 'fontSize'): number =>
  parseFloat(window.getComputedStyle(element)[name]);
