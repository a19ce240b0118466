/** `Bank of China •••• 1234`: last digits and dots stay together. */
export const accountText = (label: string): string => label.replace(/(•) (?=\S+$)/, '$1\u00a0');
