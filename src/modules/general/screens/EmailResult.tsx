import { useEffect } from 'react';
import { emailActivate } from '@/contracts/calls/account/contact';
import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import { HOUR } from '@/core/countdown';
import { times } from '@/domain/constants';
import { useT } from '@/i18n';
import { goBack, goLogin, navigate, useRoute } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { refreshPayer } from '@/state/session/profile';
import { useSession } from '@/state/session/session';
import { EmptyState } from '@/ui/EmptyState';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import '../texts';

export function EmailResult() {
  const t = useT();
  const { params } = useRoute('emailResult');
  const { signedIn } = useSession();
  return (
    <Screen id="email-result" title={t('general.titles.emailResult')} onBack={goBack}>
      {!params.code ? (
        <Known good={params.result === 'success'} />
      ) : signedIn ? (
        <Activate code={params.code} />
      ) : (
        <EmptyState
          icon="mail"
          title={t('general.about.email.login')}
          note={t('general.about.email.loginHint')}
          action={{ id: 'email-login', label: t('general.about.email.toLogin'), onPress: goLogin }}
        />
      )}
    </Screen>
  );
}

function Activate({ code }: { code: string }) {
  const t = useT();
  const { mutate: activate, data, error } = useCallMutation(emailActivate);
  useEffect(() => activate({ code }), [activate, code]);
  useEffect(() => {
    if (data) void refreshPayer().catch(() => undefined);
  }, [data]);
  return (
    <QueryState
      query={{ data, error, refetch: () => activate({ code }) }}
      missing={(refused) =>
        hasCode(refused, errorCodes.activationLinkInvalid, errorCodes.contactTaken, errorCodes.badParams) ? (
          <Known good={false} words={refused.serverMessage} />
        ) : null
      }
    >
      {({ email }) => (
        <EmptyState
          icon="check"
          title={t('general.about.email.done')}
          note={t('general.about.email.doneHint', { email })}
          action={{
            id: 'email-account',
            label: t('general.about.email.toAccount'),
            onPress: () => navigate('accountManager', {}, { replace: true }),
          }}
        />
      )}
    </QueryState>
  );
}

function Known({ good, words }: { good: boolean; words?: string | undefined }) {
  const t = useT();
  return good ? (
    <EmptyState
      icon="check"
      title={t('general.about.email.done')}
      action={{
        id: 'email-home',
        label: t('general.about.email.home'),
        onPress: () => navigate('tabbar', { tab: 'remit' }),
      }}
    />
  ) : (
    <EmptyState
      icon="warning"
      title={t('general.about.email.failed')}
      note={words ?? t('general.about.email.failedHint', { hours: times.emailLink / HOUR })}
      action={{
        id: 'email-again',
        label: t('general.about.email.again'),
        onPress: () => navigate('accountManager', {}, { replace: true }),
      }}
    />
  );
}
