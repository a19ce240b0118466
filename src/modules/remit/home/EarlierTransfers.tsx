import { OpenOrder } from './OpenOrder';
import { RecentPayees, type RecentPayeesProps } from './RecentPayees';
import { useLastCorridor } from './useLastCorridor';

/** What the home knows of a sender who is signed in. */
export function EarlierTransfers(props: RecentPayeesProps) {
  useLastCorridor(props.countries);
  return (
    <>
      <OpenOrder />
      <RecentPayees {...props} />
    </>
  );
}
