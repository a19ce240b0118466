import { payeeLargeTransferAuth } from '@/contracts/calls/payee/change';
import { commonSupportCountryFilter } from '@/contracts/calls/common/targets';
import { payeeList } from '@/contracts/calls/payee/list';
import type { Payee } from '@/contracts/entities/payee';
import { errorCodes } from '@/contracts/errors';
import { payeeMethods } from '@/domain/payee/payeeMethods';
import { hasCode } from '@/core/appError';
import { useFields } from '@/forms/useFields';
import { useT } from '@/i18n';
import { reviewBeat } from '@/state/queries/beat';
import { navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { allOf } from '@/state/queries/queryResult';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { RadioGroup } from '@/ui/RadioGroup';
import { LargeScreen } from '../LargeScreen';
import { StepGate, type StepGo } from '../StepGate';

export function SharePayee() {
  const t = useT();
  return (
    <StepGate step="sharePayee" id="large-payee" title={t('largeRemit.payee.title')}>
      {(go) => <Choose {...go} />}
    </StepGate>
  );
}

function Choose({ payer, take, busy }: StepGo) {
  const t = useT();
  const payees = useCall(payeeList, {}, { staleMs: 0 });
  const targets = useCall(commonSupportCountryFilter, {
    countryCode: payer.countryCode,
    remitType: 'LargeRemit',
  });
  const { values, field, check } = useFields({
    initial: { payeeId: '' },
    rules: { payeeId: (chosen) => (chosen ? undefined : t('largeRemit.payee.needed')) },
  });
  const { payeeId } = values;
  const auth = useCall(
    payeeLargeTransferAuth,
    { payeeId },
    {
      enabled: payeeId !== '',
      staleMs: 0,
      renewMs: reviewBeat,
      renewWhile: (answer) => answer.status !== 'confirmed',
    },
  );
  const open = new Set(targets.data?.list.map(({ countryCode }) => countryCode));
  // Only to bank accounts, whatever a country calls them.
  const list = (payees.data?.list ?? []).filter(
    ({ country, accountType }) => open.has(country) && payeeMethods[accountType].kind === 'bank',
  );
  const payee = list.find(({ id }) => id === payeeId);
  const ask = (): Promise<void> => navigate('sharePayee', { payeeId });
  const next = (): unknown => {
    if (!check('payeeId') || !auth.data) return undefined;
    return auth.data.status === 'confirmed' ? take({ payeeId }) : ask();
  };
  const asks = auth.data !== undefined && auth.data.status !== 'confirmed';
  return (
    <LargeScreen
      id="large-payee"
      title={t('largeRemit.payee.title')}
      step="sharePayee"
      middle={{
        id: 'large-payee-later',
        label: t('largeRemit.payee.later'),
        onPress: () => navigate('largeRemitMaterialStatus', {}, { replace: true }),
      }}
      main={{
        id: 'large-payee-next',
        label: t(asks ? 'largeRemit.payee.ask' : 'largeRemit.payee.use'),
        busy,
        onPress: next,
      }}
    >
      <Notice tone="info">{t('largeRemit.payee.hint')}</Notice>
      <QueryState query={allOf(payees, targets)} shape="list">
        {() =>
          list.length === 0 ? (
            <EmptyState
              icon="payee"
              title={t('largeRemit.payee.none')}
              note={t('largeRemit.payee.noneNote')}
            />
          ) : (
            <Card>
              <Field
                as={RadioGroup}
                id="large-payee-choice"
                label={t('largeRemit.payee.who')}
                {...field('payeeId')}
                options={list.map(optionOf)}
              />
              {payee ? <Word payee={payee} auth={auth} /> : null}
            </Card>
          )
        }
      </QueryState>
      <Button
        id="large-payee-add"
        wide
        kind="secondary"
        icon="plus"
        label={t('largeRemit.payee.add')}
        onPress={() => navigate('selectPayeeMethod', {})}
      />
    </LargeScreen>
  );
}

const optionOf = ({ id, name, payeeLabel, country }: Payee) => ({
  value: id,
  label: name,
  note: payeeLabel,
  flag: country,
});

const authTones = { confirmed: 'good', inProgress: 'info', failed: 'warn', notCertified: 'warn' } as const;

interface WordProps {
  payee: Payee;
  auth: ReturnType<typeof useCall<typeof payeeLargeTransferAuth>>;
}

function Word({ payee, auth }: WordProps) {
  const t = useT();
  const { name } = payee;
  // Another person is shared only after the payer's identity check (flows, 5.3).
  if (auth.error && hasCode(auth.error, errorCodes.kycNotPassed))
    return <Notice tone="warn">{t('largeRemit.payee.premise')}</Notice>;
  return (
    <QueryState query={auth} shape="list" rows={1}>
      {({ status }) => <Notice tone={authTones[status]}>{t(`largeRemit.payee.${status}`, { name })}</Notice>}
    </QueryState>
  );
}
