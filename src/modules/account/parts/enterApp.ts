import type { Payer } from '@/contracts/entities/payer';
import { afterLogin } from '@/state/navigation';
import { beginSession } from '@/state/session/profile';
import { forgetContact } from './contactMemory';

export async function enterApp(payer: Payer, then: () => Promise<void> = afterLogin): Promise<void> {
  beginSession(payer);
  forgetContact();
  await then();
}
