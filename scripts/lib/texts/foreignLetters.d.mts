export function foreignLetters(code: string): RegExp;
