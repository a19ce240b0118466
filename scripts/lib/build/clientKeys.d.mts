export function clientKeyProblems(target: 'weapp' | 'alipay', folder: string): string[];
