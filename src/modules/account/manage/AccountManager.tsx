import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { useSession } from '@/state/session/session';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { OwnFace } from '../parts/OwnFace';
import './texts';

export function AccountManager() {
  const t = useT();
  const { payer } = useSession();
  if (!payer)
    return (
      <Screen title={t('manage.title')} onBack={goBack}>
        <Skeleton shape="list" />
      </Screen>
    );
  const name = payer.nickName || payer.fullName || t('manage.noName');
  return (
    <Screen id="account-manager" title={t('manage.title')} onBack={goBack}>
      <Card>
        <ListRow
          id="account-profile"
          left={<OwnFace payer={payer} name={name} />}
          title={name}
          note={t('manage.profile.open')}
          onPress={() => navigate('accountPart', { part: 'profile' })}
        />
      </Card>
      <Card>
        <ListRow
          id="account-safety"
          icon="lock"
          title={t('manage.safety.title')}
          note={t('manage.login')}
          onPress={() => navigate('accountPart', { part: 'safety' })}
        />
        <ListRow
          id="account-devices"
          icon="phone"
          title={t('manage.devices.title')}
          onPress={() => navigate('accountPart', { part: 'devices' })}
        />
        <ListRow
          id="account-data"
          icon="download"
          title={t('manage.ownData')}
          onPress={() => navigate('exportOwnData', {})}
        />
        <ListRow
          id="account-close"
          icon="trash"
          danger
          title={t('manage.close.title')}
          onPress={() => navigate('accountPart', { part: 'close' })}
        />
      </Card>
    </Screen>
  );
}
