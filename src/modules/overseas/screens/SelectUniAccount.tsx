import { Text } from '@tarojs/components';
import { schoolAccountList } from '@/contracts/calls/school/accounts';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { SchoolAccountKind } from '@/domain/school/schoolAccounts';
import { useT, useTKey } from '@/i18n';
import { contactService } from '@/state/market/support';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { accountFieldLabel } from '../accountFieldLabel';
import { useKeptPlace } from '../place';
import { SchoolGate, type SchoolFacts } from '../SchoolGate';

type Account = AnswerOf<typeof schoolAccountList>['list'][number];

export function SelectUniAccount() {
  const t = useT();
  const { schoolId } = useRoute('overseasSelectUniAccount').params;
  return (
    <SchoolGate title={t('school.titles.overseasSelectUniAccount')} schoolId={schoolId}>
      {(facts) => <Accounts {...facts} />}
    </SchoolGate>
  );
}

function Accounts({ school, accountKinds }: SchoolFacts) {
  const t = useT();
  const tKey = useTKey();
  const { schoolId } = school;
  useKeptPlace('overseasSelectUniAccount', { schoolId }, school.name);
  const accounts = useCall(schoolAccountList, { schoolId }, { staleMs: 0 });
  const byPartner = school.partner === 'flywire';
  const ofSchool = byPartner ? [] : (accounts.data?.list.filter(({ own }) => !own) ?? []);
  const mine = accounts.data?.list.filter(({ own }) => own) ?? [];
  return (
    <Screen
      id="school-accounts"
      title={school.name}
      onBack={goBack}
      footer={<ActionBar help={{ onPress: () => contactService('overseasAccount') }} />}
    >
      <Notice>{t('overseas.accounts.compare')}</Notice>
      {byPartner ? (
        <Card title={t('overseas.accounts.partnerTitle')}>
          <ListRow
            id="school-account-partner"
            icon="shield"
            title={t('overseas.accounts.partner')}
            note={t('overseas.accounts.partnerNote')}
            onPress={() => navigate('overseasTypeOfExpense', { schoolId })}
          />
        </Card>
      ) : null}
      <QueryState query={accounts} shape="list" rows={2}>
        {() => (
          <>
            {ofSchool.length > 0 ? (
              <AccountCard title={t('overseas.accounts.own')} schoolId={schoolId} accounts={ofSchool} />
            ) : null}
            {mine.length > 0 ? (
              <AccountCard title={t('overseas.accounts.mine')} schoolId={schoolId} accounts={mine} />
            ) : null}
            {!byPartner && ofSchool.length + mine.length === 0 ? (
              <EmptyState icon="bank" title={t('overseas.accounts.none')} />
            ) : null}
          </>
        )}
      </QueryState>
      {accountKinds.length > 0 ? (
        <Card title={t('overseas.accounts.add')}>
          {accountKinds.map((kind: SchoolAccountKind) => (
            <ListRow
              key={kind}
              id={`school-account-add-${kind}`}
              icon="plus"
              title={tKey(`overseas.kinds.${kind}`)}
              onPress={() => navigate('overseasAddAccount', { kind, schoolId })}
            />
          ))}
        </Card>
      ) : null}
    </Screen>
  );
}

interface CardProps {
  title: string;
  schoolId: string;
  accounts: readonly Account[];
}

function AccountCard({ title, schoolId, accounts }: CardProps) {
  const tKey = useTKey();
  // A line each: broken codes are hard to compare with the invoice.
  const numbers = ({ kind, codes, accountNumber }: Account): string[] =>
    [
      ...Object.entries(codes).map(([name, value]) => `${tKey(accountFieldLabel(kind, name))} ${value}`),
      accountNumber ?? '',
    ].filter(Boolean);
  return (
    <Card title={title}>
      {accounts.map((account) => (
        <ListRow
          key={account.accountId}
          id={`school-account-${account.accountId}`}
          icon="bank"
          title={account.payeeName}
          {...(account.bankName ? { note: account.bankName } : {})}
          below={numbers(account).map((line) => (
            <Text key={line} className="ui-list-row__note">
              {line}
            </Text>
          ))}
          more={numbers(account).join(', ')}
          value={account.currency}
          onPress={() => navigate('overseasTypeOfExpense', { schoolId, accountId: account.accountId })}
        />
      ))}
    </Card>
  );
}
