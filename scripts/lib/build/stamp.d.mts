export function isStamped(file: string, hash: string): boolean;
export function stamped(file: string, hash: string, build: () => Promise<unknown>): Promise<void>;
