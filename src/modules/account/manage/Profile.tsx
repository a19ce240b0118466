import { Text, View } from '@tarojs/components';
import { userUpdate } from '@/contracts/calls/account/user';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { userLevel } from '@/contracts/calls/account/status';
import { useFields } from '@/forms/useFields';
import { useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { goBack } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { setPayer, useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Field } from '@/ui/FormItem';
import { ProgressBar } from '@/ui/ProgressBar';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { TextField } from '@/ui/TextField';
import './texts';
import { OwnPicture } from './OwnPicture';
import './profile.scss';

const NAME_MAX = 30;

export function Profile() {
  const t = useT();
  const { payer } = useSession();
  const { mutateAsync: update } = useCallMutation(userUpdate);
  const form = useFields({
    initial: { nickName: payer?.nickName ?? '' },
    rules: {
      nickName: (name) =>
        name.trim() === ''
          ? t('manage.profile.nameNeeded')
          : /[<>]/.test(name)
            ? t('manage.profile.nameSigns')
            : undefined,
    },
    onSubmit: async ({ nickName }) => {
      try {
        const { payer: after } = await update({ nickName: nickName.trim() });
        setPayer(after);
        showToast({ messageKey: 'manage.profile.saved', onLeaving: true });
        await goBack();
      } catch (error) {
        showError(error);
      }
    },
  });
  return (
    <Screen
      id="profile"
      title={t('manage.profile.title')}
      onBack={goBack}
      footer={
        <ActionBar
          main={{
            id: 'profile-save',
            label: t('manage.profile.save'),
            busy: form.busy,
            onPress: form.submit,
          }}
        />
      }
    >
      <Card>
        <OwnPicture name={form.values.nickName || payer?.fullName || '?'} />
        <Field
          as={TextField}
          id="profile-name"
          label={t('manage.profile.name')}
          hint={t('manage.profile.nameHint')}
          maxLength={NAME_MAX}
          {...form.field('nickName')}
        />
      </Card>
      <Level />
    </Screen>
  );
}

function Level() {
  const level = useCall(userLevel, {}, { renewOnReturn: true });
  return (
    <QueryState query={level} shape="card">
      {(found) => <LevelCard {...found} />}
    </QueryState>
  );
}

function LevelCard({ name, transfers, nextAt, benefits }: AnswerOf<typeof userLevel>) {
  const t = useT();
  return (
    <Card title={t('manage.level.title')}>
      <DetailRow label={t('manage.level.now')} value={name} kind="strong" />
      <DetailRow label={t('manage.level.transfers')} value={String(transfers)} />
      {nextAt ? (
        <View className="profile__next">
          <ProgressBar label={t('manage.level.title')} percent={(100 * transfers) / nextAt} />
          <Text className="profile__note">{t('manage.level.next', { count: nextAt - transfers })}</Text>
        </View>
      ) : null}
      {benefits.length > 0 ? (
        <View className="profile__benefits">
          <Text className="profile__note">{t('manage.level.gives')}</Text>
          {benefits.map((benefit) => (
            <Text key={benefit} className="profile__benefit">
              {benefit}
            </Text>
          ))}
        </View>
      ) : null}
    </Card>
  );
}
