import { Text, View } from '@tarojs/components';
import { useT } from '@/i18n';
import { platform } from '@/platform';
import type { Target } from '@/platform/types';
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

/** Texts: `general.about.app.on`. */
type Way = 'ios' | 'android' | 'computer' | 'weapp' | 'alipay';
const steps = ['one', 'two', 'three'] as const;

interface Offer {
  here: readonly Way[];
  elsewhere: boolean;
}

/** Mini-programs open neither browser pages nor other clients: there the app is kept at hand. */
const offers: Readonly<Record<Target, Offer>> = {
  h5: { here: ['ios', 'android', 'computer'], elsewhere: true },
  weapp: { here: ['weapp'], elsewhere: false },
  alipay: { here: ['alipay'], elsewhere: false },
};
const offer = (): Offer => offers[platform.target];

function waysHere(): readonly Way[] {
  const { here } = offer();
  const { platform: system } = platform.systemInfo();
  const own = here.find((way) => way === system) ?? here[here.length - 1];
  return [...here].sort((a, b) => Number(b === own) - Number(a === own));
}

function Steps({ of: way }: { of: Way }) {
  const t = useT();
  return (
    <Card title={t(`general.about.app.on.${way}.title`)}>
      {steps.map((step, at) => (
        <View key={step} className="about__step">
          <Text className="about__number">{at + 1}</Text>
          <Text className="about__words">{t(`general.about.app.on.${way}.${step}`)}</Text>
        </View>
      ))}
    </Card>
  );
}

export function DownloadApp() {
  return offer().elsewhere ? <Elsewhere /> : <AppStore />;
}

function Elsewhere() {
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

export function AppStore() {
  const t = useT();
  return (
    <Screen id="app-store" title={t('general.about.app.title')} onBack={goBack}>
      {offer().elsewhere ? null : <Notice tone="good">{t('general.about.app.already')}</Notice>}
      {waysHere().map((way) => (
        <Steps key={way} of={way} />
      ))}
    </Screen>
  );
}
