import { useEffect, useState } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { activityOrderPopUp } from '@/contracts/calls/promotion';
import type { Order } from '@/contracts/entities/order';
import { useT } from '@/i18n';
import { leadsSomewhere, openLink } from '@/state/navigation/openLink';
import { useCallMutation } from '@/state/queries/mutations';
import { Dialog } from '@/ui/Dialog';

type PopUp = AnswerOf<typeof activityOrderPopUp>['popUp'];

/**
 * What the server has to say over an order: one thing a visit, asked for when the page opens, so that it never comes over what
 * is being read; nor over an order that has moved since: that is news enough. However it is answered, it is put away for good.
 */
export function OrderPopUp({ seqNo, status }: Pick<Order, 'seqNo' | 'status'>) {
  const t = useT();
  const [opened] = useState(status);
  const [popUp, setPopUp] = useState<PopUp>();
  const { mutateAsync: ask } = useCallMutation(activityOrderPopUp);
  useEffect(() => {
    let left = false;
    ask({ seqNo }).then(
      (answer) => left || answer.popUp?.status !== opened || setPopUp(answer.popUp),
      // The page is whole without it.
      () => undefined,
    );
    return () => {
      left = true;
      setPopUp(undefined);
    };
  }, [seqNo, opened, ask]);
  if (!popUp) return null;
  const { id, kind, title, content, link } = popUp;
  const putAway = (): void => {
    setPopUp(undefined);
    // Not heard of, it comes once more.
    ask({ seqNo, seenId: id }).catch(() => undefined);
  };
  const follow = (): Promise<void> => {
    putAway();
    return openLink(link);
  };
  const away = { id: 'pop-up-close', label: t('order.popUp.ok'), onPress: putAway };
  const on = { id: 'pop-up-follow', label: t(`order.popUp.${kind}`), onPress: follow };
  return leadsSomewhere(link) ? (
    <Dialog
      open
      title={title}
      message={content}
      confirm={on}
      cancel={{ ...away, label: t('order.popUp.later') }}
    />
  ) : (
    <Dialog open title={title} message={content} confirm={away} />
  );
}
