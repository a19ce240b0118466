import { Text, View } from '@tarojs/components';
import { useEffect } from 'react';
import { times } from '@/domain/constants';
import { useT, useTKey } from '@/i18n';
import { answerDialog, dismissToast, useNotices, type ShownDialog } from '@/state/notices/notices';
import { a11y } from '../aria/a11y';
import { Dialog, type DialogAction } from '../Dialog';
import { usePageShown } from '../field/pageShown';
import { Spinner } from '../Spinner';
import { Presence } from './Presence';
import './noticeHosts.scss';

/** Inside every Screen, active on the visible one. */
export function NoticeHosts() {
  return usePageShown() ? (
    <>
      <LoadingHost />
      <ToastHost />
      <DialogHost />
    </>
  ) : null;
}

function ToastHost() {
  const toast = useNotices((state) => state.toast);
  const tKey = useTKey();
  const id = toast?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => dismissToast(id), times.toast);
    return () => clearTimeout(timer);
  }, [id]);
  const text = toast && (toast.text ?? (toast.messageKey ? tKey(toast.messageKey, toast.params) : ''));
  // Must precede its words, or they are not read out.
  return (
    <View className="ui-toast" {...a11y({ role: 'status', live: 'polite' })}>
      {text ? <Text className="ui-toast__text">{text}</Text> : null}
    </View>
  );
}

function LoadingHost() {
  const loading = useNotices((state) => state.loading);
  const t = useT();
  if (!loading) return null;
  return (
    <View className="ui-loading" {...a11y({ role: 'status', label: t('common.loading') })}>
      <View className="ui-loading__box">
        <Spinner size="l" />
      </View>
    </View>
  );
}

function DialogHost() {
  const dialog = useNotices((state) => state.dialog);
  return <Presence>{dialog ? <ShownDialogView key={dialog.id} dialog={dialog} /> : null}</Presence>;
}

function ShownDialogView({ dialog: { id, spec } }: { dialog: ShownDialog }) {
  const tKey = useTKey();
  const action = (key: string, answer: 'confirm' | 'cancel' | 'third', seconds?: number): DialogAction => ({
    label: tKey(key, spec.params),
    onPress: () => answerDialog(id, answer),
    seconds,
  });
  return (
    <Dialog
      open
      title={tKey(spec.titleKey, spec.params)}
      message={spec.text ?? (spec.messageKey ? tKey(spec.messageKey, spec.params) : undefined)}
      confirm={action(spec.confirmKey, 'confirm', spec.confirmCountdownSeconds)}
      cancel={spec.cancelKey ? action(spec.cancelKey, 'cancel', spec.cancelCountdownSeconds) : undefined}
      third={spec.thirdKey ? action(spec.thirdKey, 'third') : undefined}
    />
  );
}
