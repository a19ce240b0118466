import { Text } from '@tarojs/components';
import { userUndoContact } from '@/contracts/calls/account/contact';
import { toAppError } from '@/core/appError';
import { useT } from '@/i18n';
import { contactService } from '@/state/market/support';
import { goBack, goLogin, navigate, useRoute } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import '../texts';
import '../manage/closeAccount.scss';

/** For a replaced contact's owner. Opening the link changes nothing. */
export function UndoContact() {
  const t = useT();
  const { params } = useRoute('undoContact');
  const { signedIn } = useSession();
  const { mutate: undo, data, error, isPending } = useCallMutation(userUndoContact);
  const title = t('account.titles.undoContact');
  if (data)
    return (
      <Screen id="undo-contact" title={title} onBack={goBack}>
        <EmptyState
          icon="check"
          title={t('account.undo.done')}
          note={t('account.undo.doneHint')}
          action={
            signedIn
              ? {
                  id: 'undo-home',
                  label: t('account.undo.home'),
                  onPress: () => navigate('tabbar', { tab: 'remit' }),
                }
              : { id: 'undo-login', label: t('account.undo.toLogin'), onPress: goLogin }
          }
        />
      </Screen>
    );
  return (
    <Screen
      id="undo-contact"
      title={title}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('replaceAccountVerify') }}
          main={{
            id: 'undo-submit',
            label: t('account.undo.submit'),
            busy: isPending,
            onPress: () => undo({ code: params.code }),
          }}
        />
      }
    >
      <Notice tone="warn">{t('account.undo.what')}</Notice>
      {error ? (
        <Notice tone="danger">{toAppError(error).serverMessage ?? t('account.undo.failed')}</Notice>
      ) : null}
      <Card>
        {[t('account.undo.contacts'), t('account.undo.logins'), t('account.undo.passwords')].map((line) => (
          <Text key={line} className="close-account__line">
            {line}
          </Text>
        ))}
      </Card>
    </Screen>
  );
}
