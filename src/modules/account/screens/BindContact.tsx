import { useT } from '@/i18n';
import type { ContactWay } from '../parts/contact';
import { NewContact } from '../parts/NewContact';
import { useOwnProof } from '../parts/useOwnProof';
import '../texts';

function BindContact({ way }: { way: ContactWay }) {
  const t = useT();
  const proof = useOwnProof('bind');
  return (
    <NewContact
      id="bind"
      way={way}
      title={t(way === 'phone' ? 'account.bind.phoneTitle' : 'account.bind.emailTitle')}
      hint={t(way === 'phone' ? 'account.bind.phoneHint' : 'account.bind.emailHint')}
      doneKey="account.bind.done"
      proof={proof}
    />
  );
}

export const BindPhone = () => <BindContact way="phone" />;
export const BindEmail = () => <BindContact way="email" />;
