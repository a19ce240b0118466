export function calledApis(target: 'weapp' | 'alipay', source: string): string[];
export function releaseProblems(release: {
  folder: string;
  env: Record<string, string | undefined>;
  linkHosts: readonly string[];
  targets: readonly string[];
}): string[];
