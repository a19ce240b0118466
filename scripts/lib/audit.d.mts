export interface LockedPackage {
  name: string;
  version: string;
  license?: string;
}
export interface AuditList {
  versions: Record<string, string>;
  advisories: { package: string; range: string; id: string; about: string; harmless?: string }[];
  maintenance: Record<string, string>;
  licences: Record<string, string>;
}
export function runtimePackages(
  lock: { packages: Record<string, object> },
  sources: readonly string[],
): LockedPackage[];
export function versionsOf(packages: readonly LockedPackage[]): Record<string, string>;
export function auditProblems(packages: readonly LockedPackage[], list: AuditList): string[];
