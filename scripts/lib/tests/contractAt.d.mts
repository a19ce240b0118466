export interface ByAddress {
  passed: number;
  failed: number;
  ok: boolean;
  /** How many for each reason. */
  skipped: Map<string, number>;
  says: string;
}
export function contractAt(
  base: string,
  options?: { parts?: string[]; token?: string; reset?: boolean; print?: (line: string) => void },
): Promise<ByAddress>;
