/** A colour by the theme, always with icon and words. */
export type Tone = 'amber' | 'green' | 'red' | 'grey' | 'blue';
export type IconName =
  | 'clock'
  | 'wallet'
  | 'warning'
  | 'bank'
  | 'gift'
  | 'check'
  | 'error'
  | 'close'
  | 'receipt'
  | 'help'
  | 'file'
  | 'person';
export type Actor = 'payer' | 'payee' | 'bank' | 'us' | 'nobody';
