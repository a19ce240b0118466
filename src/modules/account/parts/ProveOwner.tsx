import { useState } from 'react';
import { useT } from '@/i18n';
import { contactService } from '@/state/market/support';
import { useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { TextButton } from '@/ui/TextButton';
import type { CaptchaScene, ContactValue } from './contact';
import { masked, OwnCode, ownContacts } from './OwnCode';

interface Props {
  id: string;
  title: string;
  hint: string;
  scene: CaptchaScene;
  place: string;
  /** A code's ticket; without it the next form needs the password. */
  onProved: (ownTicket?: string) => unknown;
  onBack: () => void;
}

export function ProveOwner({ id, title, hint, scene, place, onProved, onBack }: Props) {
  const t = useT();
  const { payer } = useSession();
  const [asked, setAsked] = useState<ContactValue | null>(null);
  if (asked)
    return (
      <OwnCode title={title} scene={scene} to={asked} onProved={onProved} onBack={() => setAsked(null)} />
    );
  return (
    <Screen
      title={title}
      onBack={onBack}
      footer={<ActionBar help={{ onPress: () => contactService(place) }} />}
    >
      <Notice tone="info">{hint}</Notice>
      <Card>
        {payer?.hasPassword ? (
          <ListRow
            id={`${id}-by-password`}
            icon="lock"
            title={t('account.replace.byPassword')}
            onPress={() => onProved()}
          />
        ) : null}
        {(payer ? ownContacts(payer) : []).map((contact) => (
          <ListRow
            key={contact.way}
            id={`${id}-by-${contact.way}`}
            icon={contact.way === 'phone' ? 'phone' : 'mail'}
            title={t(contact.way === 'phone' ? 'account.replace.byPhone' : 'account.replace.byEmail')}
            note={masked(contact)}
            onPress={() => setAsked(contact)}
          />
        ))}
      </Card>
      <TextButton id={`${id}-none`} label={t('account.replace.none')} onPress={() => contactService(place)} />
    </Screen>
  );
}
