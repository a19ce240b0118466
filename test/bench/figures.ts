export interface Figure {
  name: string;
  figure: string;
  floor?: string;
  ratio?: number;
  goal?: string;
  ok?: boolean;
}

export type Measure = (report: (figure: Figure) => void) => Promise<void>;

const pad = (text: string, width: number) => text.padEnd(width);

export function line({ name, figure, floor = '', ratio, goal = '', ok }: Figure): string {
  const verdict = ok === undefined ? '    ' : ok ? 'ok  ' : 'MISS';
  const shown = ratio === undefined ? '' : `${ratio.toFixed(2)} x`;
  return `${verdict} ${pad(name, 46)} ${pad(figure, 24)} ${pad(floor, 30)} ${pad(shown, 9)} ${goal}`.trimEnd();
}

export const head = line({
  name: 'figure',
  figure: 'measured',
  floor: 'floor, same run',
  goal: 'goal',
}).replace(/^ {4}/, '    ');

export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
export const seconds = (value: number): string => `${value.toFixed(2)} s`;
