import { useT } from '@/i18n';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { NewContact } from '../parts/NewContact';
import { ProveOwner } from '../parts/ProveOwner';
import { useOwnProof } from '../parts/useOwnProof';
import '../texts';

const titles = { phone: 'account.replace.phoneTitle', email: 'account.replace.emailTitle' } as const;

export function ReplaceAccountVerify() {
  const t = useT();
  const { params } = useRoute('replaceAccountVerify');
  const { way } = params;
  return (
    <ProveOwner
      id="replace"
      title={t(titles[way])}
      hint={t('account.replace.proveHint')}
      scene="replaceContact"
      place="replaceAccountVerify"
      onProved={(ownTicket) => navigate('replacePhoneTransfer', { way, ownTicket }, { replace: true })}
      onBack={goBack}
    />
  );
}

export function ReplacePhoneTransfer() {
  const t = useT();
  const { params } = useRoute('replacePhoneTransfer');
  const { way, ownTicket } = params;
  const proof = useOwnProof('replace', { state: 'proved', ownTicket });
  return (
    <NewContact
      id="replace"
      way={way}
      title={t(titles[way])}
      hint={t('account.replace.newHint')}
      doneKey="account.replace.done"
      empty
      proof={proof}
    />
  );
}
