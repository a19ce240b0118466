import { kycKrAccounts } from '@/contracts/calls/kyc/korea';
import { useT } from '@/i18n';
import { useCall } from '@/state/queries/queries';
import { DetailRow } from '@/ui/DetailRow';

/** The payer's own account, chosen before. */
export function PayFrom({ accountId }: { accountId: string }) {
  const t = useT();
  const accounts = useCall(kycKrAccounts, {});
  const account = accounts.data?.list.find((row) => row.accountId === accountId);
  return account ? (
    <DetailRow label={t('order.ach.payFrom')} value={`${account.bankName} ${account.accountNumber}`} />
  ) : null;
}
