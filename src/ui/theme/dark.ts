import { darkGround, type depths, type ThemeOverrides } from './theme';

/** Over the light scheme. */
export const darkColors: ThemeOverrides = {
  ...darkGround,
  main: '#52c79a',
  'main-strong': '#8ce0bf',
  'main-tint': '#173a2e',
  'on-main': '#06231a',
  'on-status': '#0c1512',
  toast: '#e9f1ed',
  'on-toast': '#10231d',
  ink: '#edf4f0',
  'ink-2': '#b7c6bf',
  'ink-3': '#98aaa2',
  line: '#2b3a34',
  'line-strong': '#71857c',
  amber: '#f1b865',
  'amber-tint': '#3a2b10',
  green: '#6fd3a4',
  'green-tint': '#143628',
  red: '#ff9d92',
  'red-tint': '#47211e',
  grey: '#b3c0ba',
  'grey-tint': '#25322c',
  blue: '#92c0f5',
  'blue-tint': '#1a304b',
};

export const darkDepths: Partial<Record<keyof typeof depths, string>> = {
  veil: 'rgba(0, 0, 0, 0.66)',
  'hair-dark': 'rgba(255, 255, 255, 0.16)',
  'shadow-s': '0 1px 2px rgba(0, 0, 0, 0.3)',
  'shadow-m': '0 1px 2px rgba(0, 0, 0, 0.45)',
  'shadow-l': '0 8px 28px rgba(0, 0, 0, 0.55)',
};
