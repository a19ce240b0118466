import { wayMarks } from '@/domain/marks';
import type { PayeeAccountType } from '@/domain/payeeMethods';
import { Mark } from '@/ui/Mark';
import { methodIcon } from './methodIcon';

/** Before the name of a way of receiving: the mark of its house or scheme, else the sign of its kind. */
export function WayMark({ accountType }: { accountType: PayeeAccountType }) {
  return <Mark mark={wayMarks[accountType]} icon={methodIcon(accountType)} />;
}
