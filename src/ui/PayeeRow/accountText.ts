/** `Bank of China •••• 1234`: the last digits stay with their dots when the line breaks. */
export const accountText = (label: string): string => label.replace(/(•) (?=\S+$)/, '$1\u00a0');
