import { userPasswordSetting } from '@/contracts/calls/account/password';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import '../texts';
import { Contacts } from './Contacts';

export function AccountManager() {
  const t = useT();
  const { payer } = useSession();
  const setting = useCall(userPasswordSetting, {}, { renewOnReturn: true });
  if (!payer)
    return (
      <Screen title={t('account.manage.title')} onBack={goBack}>
        <Skeleton shape="list" />
      </Screen>
    );
  const name = payer.nickName || payer.fullName || t('account.manage.noName');
  return (
    <Screen id="account-manager" title={t('account.manage.title')} onBack={goBack}>
      <Card>
        <ListRow
          id="account-profile"
          left={<Avatar name={name} country={payer.countryCode} />}
          title={name}
          note={t('account.manage.profile.open')}
          onPress={() => navigate('accountPart', { part: 'profile' })}
        />
      </Card>
      <Card title={t('account.manage.login')}>
        <Contacts payer={payer} payPassword={setting.data?.payPassword} />
      </Card>
      <Card title={t('account.manage.more')}>
        <ListRow
          id="account-devices"
          icon="phone"
          title={t('account.manage.devices.title')}
          onPress={() => navigate('accountPart', { part: 'devices' })}
        />
        <ListRow
          id="account-data"
          icon="download"
          title={t('account.manage.ownData')}
          onPress={() => navigate('exportOwnData', {})}
        />
        <ListRow
          id="account-close"
          icon="trash"
          danger
          title={t('account.manage.close.title')}
          onPress={() => navigate('accountPart', { part: 'close' })}
        />
      </Card>
    </Screen>
  );
}
