import { userLangChange } from '@/contracts/calls/account/user';
import { getLanguage, languages, offeredLanguages, setLanguage, useT, type Language } from '@/i18n';
import { goBack } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useSession } from '@/state/session/session';
import { Card } from '@/ui/Card';
import { RadioGroup } from '@/ui/RadioGroup';
import { Screen } from '@/ui/Screen';
import '../texts';

export function LanguageSetting() {
  const t = useT();
  const { mutateAsync: tellServer } = useCallMutation(userLangChange);
  const { signedIn } = useSession();
  const choose = async (language: string): Promise<void> => {
    await setLanguage(language as Language);
    showToast({ messageKey: 'account.lang.saved' });
    // For messages to the payer; otherwise the next request's header sets it.
    if (signedIn) await tellServer({ lang: language }).catch(() => undefined);
  };
  return (
    <Screen title={t('account.lang.title')} onBack={goBack}>
      <Card>
        <RadioGroup
          id="language"
          label={t('account.lang.title')}
          atOnce
          value={getLanguage()}
          options={offeredLanguages.map((language) => ({
            value: language,
            label: languages[language].ownName,
          }))}
          onChange={choose}
        />
      </Card>
    </Screen>
  );
}
