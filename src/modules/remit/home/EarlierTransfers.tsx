import { OpenOrder } from './OpenOrder';
import { RecentPayees, type RecentPayeesProps } from './RecentPayees';

/** What the home knows of a sender who is signed in. */
export function EarlierTransfers(props: RecentPayeesProps) {
  return (
    <>
      <OpenOrder />
      <RecentPayees {...props} />
    </>
  );
}
