import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { companyFacts } from '@/domain/markets/companyFacts';
import { type HelpQuestion, questionsAt } from '@/domain/helpQuestions';
import { isMarket } from '@/domain/markets/markets';
import { hasText, middot, useT, useTKey } from '@/i18n';
import { platform } from '@/platform';
import { mail } from '@/platform/mail';
import { showError } from '@/state/client/showError';
import { useMarket } from '@/state/market/market';
import { SERVICE_EMAIL, SERVICE_PHONE } from '@/state/market/serviceContact';
import { goBack, useRoute } from '@/state/navigation';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { Icon } from '@/ui/Icon';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { ServiceChat } from '@/ui/ServiceChat';
import { Tap } from '@/ui/Tap';
import '../helpTexts';
import { Knowledge } from '../Knowledge';
import '../texts';
import './help.scss';

export function Help() {
  const t = useT();
  const tKey = useTKey();
  const { params } = useRoute('serviceLink');
  const { seqNo, reason } = params;
  const contact = { email: SERVICE_EMAIL, phone: SERVICE_PHONE };
  return (
    <Screen id="help" title={t('help.title')} onBack={goBack}>
      {reason && hasText(reason) ? <Notice tone="info">{tKey(reason, contact)}</Notice> : null}
      <Questions questions={questionsAt(params.place)} />
      <Knowledge />
      <Contact seqNo={seqNo} />
    </Screen>
  );
}

function Questions({ questions }: { questions: readonly HelpQuestion[] }) {
  const t = useT();
  const tKey = useTKey();
  const [open, setOpen] = useState<HelpQuestion | null>(null);
  return (
    <Card title={t('help.likely')}>
      {questions.map((question) => (
        <View key={question} className="help__question">
          <Tap
            id={`help-${question}`}
            className="help__ask"
            expanded={open === question}
            onPress={() => setOpen(open === question ? null : question)}
          >
            <Text className="help__words">{tKey(`help.${question}.ask`)}</Text>
            <Icon name={open === question ? 'up' : 'down'} size="s" />
          </Tap>
          {open === question ? <Text className="help__answer">{tKey(`help.${question}.answer`)}</Text> : null}
        </View>
      ))}
    </Card>
  );
}

function Contact({ seqNo }: { seqNo: string | undefined }) {
  const t = useT();
  const { countryCode } = useMarket();
  const hours = isMarket(countryCode) ? companyFacts[countryCode].hours : null;
  const call = async (): Promise<void> => {
    try {
      await platform.makePhoneCall(SERVICE_PHONE);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Card title={t('help.contact')}>
      <Text className="help__have">{t(seqNo ? 'help.haveOrder' : 'help.have')}</Text>
      {seqNo ? <CopyRow id="help-copy-order" label={t('help.order')} value={seqNo} /> : null}
      <ServiceChat id="help-chat" label={t('help.chat')} about={seqNo ?? ''} />
      {mail.canWrite() ? (
        <ListRow
          id="help-mail"
          icon="mail"
          title={t('help.mail')}
          note={SERVICE_EMAIL}
          onPress={() =>
            mail.write({
              to: SERVICE_EMAIL,
              subject: seqNo ? t('help.aboutOrder', { seqNo }) : t('help.subject'),
            })
          }
        />
      ) : null}
      <ListRow
        id="help-phone"
        icon="phone"
        title={t('help.call')}
        note={[SERVICE_PHONE, hours && t('general.company.weekdays', { hours })].filter(Boolean).join(middot)}
        onPress={call}
      />
      <CopyRow id="help-copy-mail" label={t('help.address')} value={SERVICE_EMAIL} />
    </Card>
  );
}
