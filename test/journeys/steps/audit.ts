import type { Driver } from '../driver';

/** What a person who cannot see the screen would stumble over: serious and critical findings, each with its screen. */
export async function stumbles(d: Driver, screen: string): Promise<string[]> {
  return (await d.audit())
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ rule, node }) => `${screen}: ${rule}: ${node}`);
}
