import type { Driver } from '../driver';

export async function accessibilityFindings(d: Driver, screen: string): Promise<string[]> {
  return (await d.audit())
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ rule, node }) => `${screen}: ${rule}: ${node}`);
}
