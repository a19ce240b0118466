import { useState } from 'react';
import {
  type RechargeMember,
  rechargeMemberRemove,
  type TopUpAccountKind,
} from '@/contracts/calls/services/recharge';
import { useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { useCallMutation } from '@/state/queries/mutations';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { Presence } from '@/ui/overlays/Presence';
import { RadioGroup } from '@/ui/RadioGroup';
import { TextButton } from '@/ui/TextButton';
import { AddMember } from './AddMember';
import { accountText } from './topUpTexts';

interface Props {
  members: readonly RechargeMember[];
  chosen: RechargeMember | undefined;
  onChoose: (memberId: string) => void;
  kind: TopUpAccountKind;
  brand: string;
  areaCode: string;
  error: string | undefined;
}

export function Members({ members, chosen, onChoose, kind, brand, areaCode, error }: Props) {
  const t = useT();
  const { mutateAsync: remove } = useCallMutation(rechargeMemberRemove);
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<RechargeMember>();
  const nameOf = ({ name }: RechargeMember): string => name ?? t('recharge.choose.ownNumber');
  const removeNow = async ({ memberId }: RechargeMember): Promise<void> => {
    setLeaving(undefined);
    await remove({ memberId }).catch(showError);
  };
  return (
    <>
      {members.length > 0 ? (
        <Field
          as={RadioGroup}
          id="top-up-member"
          label={t('recharge.choose.member')}
          cards
          error={error}
          options={members.map((member) => ({
            value: member.memberId,
            label: nameOf(member),
            note: accountText(member),
          }))}
          value={chosen?.memberId ?? ''}
          onChange={onChoose}
        />
      ) : (
        <Notice tone={error ? 'danger' : 'info'}>{t('recharge.choose.noMember')}</Notice>
      )}
      <Button
        id="top-up-add"
        kind="quiet"
        wide
        icon="plus"
        label={t('recharge.choose.add')}
        onPress={() => setAdding(true)}
      />
      {chosen && !chosen.own ? (
        <TextButton
          id="top-up-remove"
          tone="danger"
          label={t('recharge.choose.remove', { name: nameOf(chosen) })}
          onPress={() => setLeaving(chosen)}
        />
      ) : null}
      <Presence>
        {adding ? (
          <AddMember
            kind={kind}
            brand={brand}
            areaCode={areaCode}
            onClose={() => setAdding(false)}
            onSaved={({ memberId }) => {
              setAdding(false);
              onChoose(memberId);
            }}
          />
        ) : null}
      </Presence>
      <Dialog
        open={leaving !== undefined}
        title={t('recharge.member.removeTitle', { name: leaving ? nameOf(leaving) : '' })}
        message={t('recharge.member.removeNote')}
        confirm={{
          id: 'member-remove-confirm',
          danger: true,
          label: t('recharge.member.removeDo'),
          onPress: () => (leaving ? removeNow(leaving) : undefined),
        }}
        cancel={{
          id: 'member-remove-cancel',
          label: t('recharge.member.keep'),
          onPress: () => setLeaving(undefined),
        }}
      />
    </>
  );
}
