import { wayMarks } from '@/domain/marks';
import type { PayeeAccountType } from '@/domain/payee/payeeMethods';
import { Mark } from '@/ui/Mark';
import { methodIcon } from './methodIcon';

export function WayMark({ accountType }: { accountType: PayeeAccountType }) {
  return <Mark mark={wayMarks[accountType]} icon={methodIcon(accountType)} />;
}
