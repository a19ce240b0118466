import type { Driver } from '../driver';

export async function accessibilityFindings(d: Driver, screen: string): Promise<string[]> {
  return (await d.audit()).map(({ rule, node }) => `${screen}: ${rule}: ${node}`);
}
