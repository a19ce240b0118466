export function buildTestApp(name: string, target: string): Promise<void>;
