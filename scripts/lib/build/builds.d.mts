export function isStale(target: string): boolean;
export function buildTarget(target: string, options?: { quiet?: boolean }): Promise<number>;
export function buildTestApp(name: string, target: string): Promise<void>;
export function brandFolder(variant: string, target: string): string;
export const EVERY_BRAND: 'all';
