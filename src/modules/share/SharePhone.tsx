import { payeeShareConfirmPhone, payeeShareSendCode } from '@/contracts/calls/payee/share';
import { countryRow } from '@/domain/countries/countries';
import type { PayeeShareView } from '@/contracts/entities/payeeShare';
import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import { patterns } from '@/core/validation';
import { useFields } from '@/forms/useFields';
import { type SendCode as Send, useChallenge } from '@/forms/challenge';
import { tellUnsent } from '@/forms/tellUnsent';
import { useSentCode } from '@/forms/useSentCode';
import { useT } from '@/i18n';
import { useRoute } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { Card } from '@/ui/Card';
import { CodeField } from '@/ui/CodeField';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { PhoneField } from '@/ui/PhoneField';
import { Stack } from '@/ui/Stack';
import { ActionScreen } from '@/ui/ActionScreen';
import type { FrameScreen } from '@/ui/ActionScreen';
import { SendCode } from '@/ui/SendCode';
import { follow, stepFailed } from './submitStep';
import { ShareGate } from './ShareFrame';

export function SharePhone() {
  const t = useT();
  const { params } = useRoute('payeeConfirmPhone');
  return (
    <ShareGate id="share-phone" title={t('share.phone.title')} params={params} step="phone">
      {(share, screen) => <PhoneForm share={share} screen={screen} />}
    </ShareGate>
  );
}

function PhoneForm({ share, screen }: { share: PayeeShareView; screen: FrameScreen }) {
  const t = useT();
  const { mutateAsync: sendCode } = useCallMutation(payeeShareSendCode);
  const { mutateAsync: confirmPhone } = useCallMutation(payeeShareConfirmPhone, { suppressToast: true });
  const challenge = useChallenge();
  const code = useSentCode({ needed: t('payee.code.needed') });
  const form = useFields({
    initial: {
      phone: {
        areaCode: share.phone?.areaCode ?? countryRow(share.country)?.areaCode ?? '',
        number: '',
      },
    },
    rules: { phone: ({ number }) => (patterns.phone(number) ? undefined : t('share.phone.bad')) },
  });
  const { phone } = form.values;
  const typed = { areaCode: phone.areaCode, phoneNumber: phone.number };

  const submit = async (): Promise<void> => {
    const known = form.check('phone');
    const captcha = code.check();
    if (!known || !captcha) return;
    try {
      await follow((await confirmPhone({ ...typed, captcha })).share);
    } catch (error) {
      if (!code.refused(error)) stepFailed(error);
    }
  };

  const send: Send = async (answer) => {
    if (!form.check('phone')) return false;
    try {
      const { resendSeconds } = await sendCode({ ...typed, ...answer });
      code.sent(resendSeconds);
      challenge.close();
      return true;
    } catch (error) {
      if (challenge.asked(error, send, answer !== undefined)) return false;
      if (hasCode(error, errorCodes.badParams)) form.tell('phone', t('share.phone.other'));
      else tellUnsent(error);
      return false;
    }
  };
  return (
    <ActionScreen
      screen={screen}
      service="payeeShare"
      main={{
        id: 'share-phone-next',
        label: t('share.phone.next'),
        onPress: submit,
      }}
    >
      <Notice tone="info">
        {share.phone
          ? t('share.phone.known', { phone: `+${share.phone.areaCode} ${share.phone.masked}` })
          : t('share.phone.hint')}
      </Notice>
      <Card>
        <Stack gap="m">
          <Field
            as={PhoneField}
            id="share-phone-number"
            label={t('share.phone.number')}
            areaCodes={[{ value: phone.areaCode, label: `+${phone.areaCode}` }]}
            {...form.field('phone')}
          />
          <SendCode
            id="share-phone-send"
            label={t(code.resendAt ? 'payee.code.again' : 'payee.code.send')}
            resendAt={code.resendAt}
            onPress={() => send()}
          />
          <Field as={CodeField} id="share-phone-code" label={t('payee.code.label')} {...code.field} />
        </Stack>
      </Card>
      {challenge.dialog}
    </ActionScreen>
  );
}
