import { useState } from 'react';
import { type SignedInDevice, userDevices, userSignOutDevices } from '@/contracts/calls/account/ownAccount';
import { formatDate, middot, useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { goBack, openRemitTab } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { forgetUser } from '@/state/session/forgetUser';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Dialog } from '@/ui/Dialog';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { StatusTag } from '@/ui/StatusTag';
import { TextButton } from '@/ui/TextButton';
import './texts';

const places = ['H5', 'Weapp', 'Alipay'] as const;

export function Devices() {
  const t = useT();
  const devices = useCall(userDevices, {}, { staleMs: 0, renewOnReturn: true });
  const [ending, setEnding] = useState<SignedInDevice | 'all' | null>(null);
  const { mutateAsync: signOut } = useCallMutation(userSignOutDevices);
  const placeOf = (device: SignedInDevice): string => {
    const place = places.find((known) => known === device.platform) ?? 'H5';
    return [device.system, t(`manage.devices.place.${place}`)].filter(Boolean).join(middot);
  };
  const usedText = ({ signedInAt, seenAt, current }: SignedInDevice): string => {
    const since = t('manage.devices.since', { since: formatDate(signedInAt) });
    return current ? since : `${since}${middot}${t('manage.devices.seen', { seen: formatDate(seenAt) })}`;
  };
  const end = async (): Promise<void> => {
    const which = ending;
    setEnding(null);
    try {
      if (which === 'all') {
        await signOut({});
        forgetUser();
        showToast({ messageKey: 'manage.devices.allEnded', onLeaving: true });
        await openRemitTab();
      } else if (which) {
        await signOut({ deviceId: which.deviceId });
        showToast({ messageKey: 'manage.devices.ended' });
      }
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Screen id="devices" title={t('manage.devices.title')} onBack={goBack}>
      <QueryState query={devices} shape="list" rows={2}>
        {({ list }) => (
          <>
            <Notice tone="info">{t('manage.devices.hint')}</Notice>
            <Card>
              {list.map((device) => (
                <ListRow
                  key={device.deviceId}
                  icon={device.system === 'Mac' || device.system === 'Windows' ? 'globe' : 'phone'}
                  title={placeOf(device)}
                  note={usedText(device)}
                  below={
                    device.current ? <StatusTag tone="green" label={t('manage.devices.this')} /> : undefined
                  }
                  right={
                    device.current ? null : (
                      <TextButton
                        id={`device-end-${device.deviceId}`}
                        label={t('manage.devices.end')}
                        onPress={() => setEnding(device)}
                      />
                    )
                  }
                />
              ))}
            </Card>
            <Button
              id="devices-end-all"
              kind="secondary"
              wide
              label={t('manage.devices.endAll')}
              onPress={() => setEnding('all')}
            />
          </>
        )}
      </QueryState>
      <Dialog
        open={ending !== null}
        title={t(ending === 'all' ? 'manage.devices.endAllTitle' : 'manage.devices.endTitle')}
        message={
          ending === 'all'
            ? t('manage.devices.endAllHint')
            : ending
              ? t('manage.devices.endHint', { device: placeOf(ending) })
              : undefined
        }
        confirm={{ id: 'device-end', label: t('manage.devices.end'), danger: true, onPress: end }}
        cancel={{ id: 'device-keep', label: t('common.cancel'), onPress: () => setEnding(null) }}
      />
    </Screen>
  );
}
