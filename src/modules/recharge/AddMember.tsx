import {
  type RechargeMember,
  rechargeMemberSave,
  type TopUpAccountKind,
} from '@/contracts/calls/services/recharge';
import { toAppError } from '@/core/appError';
import { isBrandAccount, topUpAreas, topUpPhone } from '@/domain/topUpAccounts';
import { useFields } from '@/forms/useFields';
import { useT, useTKey } from '@/i18n';
import { showError } from '@/state/client/showError';
import { useCallMutation } from '@/state/queries/mutations';
import { BottomSheet } from '@/ui/BottomSheet';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/FormItem';
import { PhoneField } from '@/ui/PhoneField';
import { TextField } from '@/ui/TextField';

interface Props {
  kind: TopUpAccountKind;
  brand: string;
  areaCode: string;
  onClose: () => void;
  onSaved: (member: RechargeMember) => void;
}

export function AddMember({ kind, brand, areaCode, onClose, onSaved }: Props) {
  const t = useT();
  const tKey = useTKey();
  const { mutateAsync: save } = useCallMutation(rechargeMemberSave);
  const isPhone = kind === 'phone';
  const form = useFields({
    initial: { name: '', phone: { areaCode, number: '' }, account: '' },
    rules: {
      name: (name) => (name.trim() ? undefined : t('recharge.member.nameNeeded')),
      phone: ({ areaCode: area, number }) =>
        !isPhone || topUpPhone({ areaCode: area, account: number }) !== null
          ? undefined
          : t('recharge.member.phoneWrong'),
      account: (account) =>
        isPhone || isBrandAccount(account.trim()) ? undefined : t('recharge.member.accountWrong'),
    },
    async onSubmit({ name, phone, account }) {
      try {
        const given = isPhone
          ? { areaCode: phone.areaCode, account: phone.number }
          : { account: account.trim() };
        onSaved((await save({ name: name.trim(), accountKind: kind, ...given })).member);
      } catch (thrown) {
        const { kind: failure, serverMessage } = toAppError(thrown);
        if (failure === 'business' && serverMessage) form.tell(isPhone ? 'phone' : 'account', serverMessage);
        else showError(thrown);
      }
    },
  });
  const known = topUpAreas.map((market) => ({
    value: market.areaCode,
    label: `${tKey(market.nameKey)} +${market.areaCode}`,
    flag: market.flag,
    search: market.areaCode,
  }));
  const areas = known.some(({ value }) => value === areaCode)
    ? known
    : [{ value: areaCode, label: `+${areaCode}` }, ...known];
  return (
    <BottomSheet
      open
      title={t('recharge.member.title')}
      onClose={onClose}
      footer={
        <Button
          id="member-save"
          wide
          busy={form.busy}
          label={t('recharge.member.save')}
          onPress={form.submit}
        />
      }
    >
      <Field
        as={TextField}
        id="member-name"
        label={t('recharge.member.name')}
        hint={t('recharge.member.nameHint')}
        maxLength={40}
        {...form.field('name')}
      />
      {isPhone ? (
        <Field
          as={PhoneField}
          id="member-phone"
          label={t('recharge.member.phone')}
          areaCodes={areas}
          {...form.field('phone')}
        />
      ) : (
        <Field
          as={TextField}
          id="member-account"
          label={t('recharge.member.account', { brand })}
          hint={t('recharge.member.accountHint')}
          maxLength={60}
          {...form.field('account')}
        />
      )}
    </BottomSheet>
  );
}
