import { userPasswordSetting } from '@/contracts/calls/account/password';
import { useT } from '@/i18n';
import { contactService } from '@/state/market/support';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import './texts';
import { Contacts } from './Contacts';

export function Safety() {
  const t = useT();
  const { payer } = useSession();
  const { data } = useCall(userPasswordSetting, {}, { renewOnReturn: true });
  if (!payer)
    return (
      <Screen title={t('manage.safety.title')} onBack={goBack}>
        <Skeleton shape="list" />
      </Screen>
    );
  const guards = [payer.phoneNumber, payer.email, payer.hasPassword, data?.payPassword];
  const missing = guards.filter((is) => !is).length;
  return (
    <Screen id="safety" title={t('manage.safety.title')} onBack={goBack}>
      {data ? (
        <Notice tone={missing === 0 ? 'good' : 'warn'}>
          {missing === 0 ? t('manage.safety.whole') : t('manage.safety.missing', { count: missing })}
        </Notice>
      ) : null}
      <Card title={t('manage.safety.guards')}>
        <Contacts payer={payer} payPassword={data?.payPassword} />
      </Card>
      <Card title={t('manage.safety.wrong')}>
        <ListRow
          id="safety-devices"
          icon="logout"
          title={t('manage.safety.notMe')}
          note={t('manage.safety.notMeHint')}
          onPress={() => navigate('accountPart', { part: 'devices' })}
        />
        <ListRow
          id="safety-fraud"
          icon="warning"
          title={t('manage.safety.scam')}
          note={t('manage.safety.scamHint')}
          onPress={() => navigate('antiFraud', {})}
        />
        <ListRow
          id="safety-report"
          icon="chat"
          title={t('manage.safety.report')}
          onPress={() => contactService('reportFraud')}
        />
      </Card>
    </Screen>
  );
}
