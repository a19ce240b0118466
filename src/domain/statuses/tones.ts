/** Meaning of a colour; the theme says which colour it is. Never shown without icon and words. */
export type Tone = 'amber' | 'green' | 'red' | 'grey' | 'blue';
/** Names of the icons that the ui draws. */
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
