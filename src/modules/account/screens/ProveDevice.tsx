import { useEffect } from 'react';
import { userDeviceProve } from '@/contracts/calls/account/ownAccount';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { goBack } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { deviceProved, forgetDeviceProof } from '@/state/session/deviceProof';
import { ActionBar } from '@/ui/ActionBar';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { ProveOwner } from '../parts/ProveOwner';
import { useOwnProof } from '../parts/useOwnProof';
import '../texts';

export function ProveDevice() {
  const t = useT();
  const proof = useOwnProof('device');
  const { mutateAsync: prove } = useCallMutation(userDeviceProve);
  useEffect(() => forgetDeviceProof, []);
  const title = t('account.titles.proveDevice');
  const send = async (own: ParamsOf<typeof userDeviceProve>): Promise<void> => {
    try {
      await prove(own);
    } catch (error) {
      if (!proof.refused(error)) showError(error);
      return;
    }
    await deviceProved();
  };
  if (proof.state !== 'proved')
    return (
      <ProveOwner
        key={proof.state}
        id="device"
        title={title}
        hint={t(proof.state === 'again' ? 'account.prove.again' : 'account.device.hint')}
        scene="newDevice"
        place="proveDevice"
        onProved={(ownTicket) => (ownTicket === undefined ? proof.proved() : send({ ownTicket }))}
        onBack={goBack}
      />
    );
  const submit = async (): Promise<void> => {
    const own = proof.check();
    if (own) await send(own);
  };
  return (
    <Screen
      title={title}
      onBack={goBack}
      footer={<ActionBar main={{ id: 'device-submit', label: t('common.next'), onPress: submit }} />}
    >
      <Notice tone="info">{t('account.device.hint')}</Notice>
      {proof.field}
    </Screen>
  );
}
