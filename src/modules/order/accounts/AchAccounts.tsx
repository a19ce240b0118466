import { type AchAccount, achUpdateLink } from '@/contracts/calls/ach';
import { useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { navigate } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { RadioGroup } from '@/ui/RadioGroup';
import { StatusTag, type StatusTone } from '@/ui/StatusTag';
import { TextButton } from '@/ui/TextButton';
import { openBankPage } from './bankPage';

interface Props {
  list: readonly AchAccount[];
  chosen: string;
  seqNo: string;
  fundingType: number | undefined;
  onChoose: (accountId: string) => void;
  onRemove: (account: AchAccount) => void;
}

const tones: Record<AchAccount['status'], StatusTone> = {
  PENDING: 'amber',
  ACTIVE: 'green',
  NEED_UPDATE: 'amber',
  FAILED: 'red',
};

export function AchAccounts({ list, chosen, seqNo, fundingType, onChoose, onRemove }: Props) {
  const t = useT();
  const { mutateAsync: link } = useCallMutation(achUpdateLink);
  const words: Record<AchAccount['status'], string> = {
    PENDING: t('order.ach.authorizing'),
    ACTIVE: t('order.ach.authorized'),
    NEED_UPDATE: t('order.ach.needUpdate'),
    FAILED: t('order.ach.failed'),
  };
  const nameOf = ({ institutionName, mask }: AchAccount) => `${institutionName} •••• ${mask}`;
  const kindOf = ({ accountType }: AchAccount) => t(`order.ach.${accountType}`);
  const noteOf = (account: AchAccount) => {
    if (account.deducting) return t('order.ach.todo.deducting');
    return account.status === 'ACTIVE' ? kindOf(account) : t(`order.ach.todo.${account.status}`);
  };
  const usable = list.filter(({ status }) => status === 'ACTIVE');
  const relink = async ({ accountId }: AchAccount): Promise<void> => {
    try {
      const { linkToken, linkUrl } = await link({ accountId });
      const back = { seqNo, fundingType, accountId };
      await navigate('usaAchAccountAdd', { ...back, linkToken });
      await openBankPage(linkUrl, back);
    } catch (thrown) {
      showError(thrown);
    }
  };
  if (list.length === 0)
    return <EmptyState icon="bank" title={t('order.ach.none')} note={t('order.ach.noneHint')} />;
  return (
    <>
      {usable.length > 0 ? (
        <Card title={t('order.ach.payFrom')}>
          <RadioGroup
            id="ach-account"
            label={t('order.ach.payFrom')}
            cards
            value={chosen}
            options={usable.map((account) => ({
              value: account.accountId,
              label: nameOf(account),
              note: `${kindOf(account)} · ${account.deducting ? t('order.ach.deducting') : words.ACTIVE}`,
            }))}
            onChange={onChoose}
          />
        </Card>
      ) : null}
      <Card title={t('order.ach.manage')}>
        {list.map((account) => (
          <ListRow
            key={account.accountId}
            icon="bank"
            title={nameOf(account)}
            note={noteOf(account)}
            below={
              <StatusTag
                tone={account.deducting ? 'amber' : tones[account.status]}
                label={account.deducting ? t('order.ach.deducting') : words[account.status]}
              />
            }
            right={
              account.status === 'NEED_UPDATE' ? (
                <TextButton
                  id={`ach-relink-${account.accountId}`}
                  label={t('order.ach.relink')}
                  onPress={() => relink(account)}
                />
              ) : account.deducting ? null : (
                <TextButton
                  id={`ach-remove-${account.accountId}`}
                  label={t('order.ach.remove')}
                  onPress={() => onRemove(account)}
                />
              )
            }
          />
        ))}
      </Card>
    </>
  );
}
