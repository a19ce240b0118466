export function drawn(key: string, seed: string): number;
