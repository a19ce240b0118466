import type { Payee } from '@/contracts/entities/payee';
import { OpenOrder } from './OpenOrder';
import { RecentPayees } from './RecentPayees';

export interface EarlierProps {
  /** Countries that money can be sent to from here. */
  countries: readonly string[];
  chosen: string | undefined;
  onChoose: (payee: Payee) => unknown;
}

/** What the home knows of a sender who is signed in. */
export function EarlierTransfers(props: EarlierProps) {
  return (
    <>
      <OpenOrder />
      <RecentPayees {...props} />
    </>
  );
}
