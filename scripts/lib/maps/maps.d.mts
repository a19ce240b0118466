export function mapsPath(version: string, brand: string, target: string): string;
export function moveMaps(out: string, kept: string): void;
