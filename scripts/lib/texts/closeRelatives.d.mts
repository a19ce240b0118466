export function closeRelative(said: readonly string[], code: string): string | undefined;
