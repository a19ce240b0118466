import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { hasText, useT, useTKey } from '@/i18n';
import { platform } from '@/platform';
import { useBrandName } from '@/state/market/merchant';
import { contactService } from '@/state/market/support';
import { supportLine } from '@/state/market/supportLine';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { openQa } from '@/state/qa/open';
import { build } from '@/variants';
import { a11y } from '@/ui/aria/a11y';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { DetailRow } from '@/ui/DetailRow';
import { ListRow } from '@/ui/ListRow';
import { Screen } from '@/ui/Screen';
import { TextButton } from '@/ui/TextButton';
import '../texts';
import { licences } from '../licences';
import './about.scss';

export function About() {
  const { params } = useRoute('about');
  const subject = params.article ?? params.topic?.replace(/-/g, '_');
  const key = `general.about.articles.${subject}`;
  return subject && hasText(`${key}.title`) ? <Article of={key} /> : <Versions />;
}

const paragraphs = ['one', 'two', 'three'] as const;

function Article({ of: key }: { of: string }) {
  const tKey = useTKey();
  return (
    <Screen
      id="article"
      title={tKey(`${key}.title`)}
      onBack={goBack}
      reading
      footer={<ActionBar help={{ onPress: () => contactService('article') }} />}
    >
      <Card>
        {paragraphs
          .filter((part) => hasText(`${key}.${part}`))
          .map((part) => (
            <Text key={part} className="about__text">
              {tKey(`${key}.${part}`)}
            </Text>
          ))}
      </Card>
    </Screen>
  );
}

let opening = false;

/** In browsers every element under the finger reports it. */
function hold(): void {
  if (opening) return;
  opening = true;
  void openQa().then(() => (opening = false));
}

function Versions() {
  const t = useT();
  const brand = useBrandName();
  const [open, setOpen] = useState(false);
  const agreements = ['terms', 'privacy', 'about'] as const;
  return (
    <Screen id="about" title={t('general.about.title')} onBack={goBack}>
      <Card title={brand}>
        {/* The payment app has another name for a long press. */}
        <View
          id="about-version"
          {...(__QA__ ? { onLongPress: hold, onLongTap: hold, ...a11y({ role: 'button' }) } : {})}
        >
          <DetailRow label={t('general.about.version')} value={build.appVersion} />
        </View>
        <DetailRow label={t('general.about.runsAs')} value={t(`general.about.target.${platform.target}`)} />
        <CopyRow id="about-copy" label={t('general.about.forSupport')} value={supportLine()} />
      </Card>
      <Card title={t('general.about.legal')}>
        {agreements.map((type) => (
          <ListRow
            key={type}
            id={`about-${type}`}
            icon="file"
            title={t(`general.about.agreement.${type}`)}
            onPress={() => navigate('agreement', { type })}
          />
        ))}
      </Card>
      <Card title={t('general.about.licences')}>
        <Text className="about__note">{t('general.about.licencesHint', { count: licences.length })}</Text>
        {open
          ? licences.map(({ name, version, licence }) => (
              <DetailRow key={name} label={`${name} ${version}`} value={licence} />
            ))
          : null}
        <TextButton
          id="about-licences"
          label={t(open ? 'general.about.hideLicences' : 'general.about.showLicences')}
          onPress={() => setOpen(!open)}
        />
      </Card>
    </Screen>
  );
}
