import { Text, View } from '@tarojs/components';
import { useT } from '@/i18n';
import { platform } from '@/platform';
import { startAddress } from '@/state/market/ownHosts';
import { goBack, navigate } from '@/state/navigation';
import { variant } from '@/variants';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { QrCode } from '@/ui/QrCode';
import { Screen } from '@/ui/Screen';
import '../texts';
import './about.scss';

type Device = 'ios' | 'android' | 'computer';
const steps = ['one', 'two', 'three'] as const;

/** What the app is put on: a browser puts it on the home screen, each in its own way. */
function thisDevice(): Device {
  const { platform: system } = platform.systemInfo();
  return system === 'ios' || system === 'android' ? system : 'computer';
}

function Steps({ of: device }: { of: Device }) {
  const t = useT();
  return (
    <Card title={t(`general.about.app.on.${device}.title`)}>
      {steps.map((step, at) => (
        <View key={step} className="about__step">
          <Text className="about__number">{at + 1}</Text>
          <Text className="about__words">{t(`general.about.app.on.${device}.${step}`)}</Text>
        </View>
      ))}
    </Card>
  );
}

/** /download-app: the app on another device by its code, on this one, and within the chat and the payment app. */
export function DownloadApp() {
  const t = useT();
  const address = startAddress();
  return (
    <Screen id="download-app" title={t('general.about.app.title')} onBack={goBack}>
      <Notice tone="info">{t('general.about.app.hint')}</Notice>
      <Card title={t('general.about.app.other')}>
        <QrCode
          id="download-code"
          text={address}
          label={t('general.about.app.code')}
          failed={t('general.about.app.codeFailed')}
        />
        <CopyRow id="download-copy" label={t('general.about.app.address')} value={address} />
      </Card>
      <Card title={t('general.about.app.more')}>
        <ListRow
          id="download-here"
          icon="download"
          title={t('general.about.app.here')}
          note={t('general.about.app.hereHint')}
          onPress={() => navigate('appStore', {})}
        />
        <CopyRow id="download-weapp" label={t('general.about.app.weapp')} value={variant.brandName} />
        <CopyRow id="download-alipay" label={t('general.about.app.alipay')} value={variant.brandName} />
      </Card>
    </Screen>
  );
}

/** /appStore: how this very device gets the app; others below. */
export function AppStore() {
  const t = useT();
  const own = thisDevice();
  const others = (['ios', 'android', 'computer'] as const).filter((device) => device !== own);
  return (
    <Screen id="app-store" title={t('general.about.app.title')} onBack={goBack}>
      {platform.target === 'h5' ? null : <Notice tone="good">{t('general.about.app.already')}</Notice>}
      <Steps of={own} />
      {others.map((device) => (
        <Steps key={device} of={device} />
      ))}
    </Screen>
  );
}
