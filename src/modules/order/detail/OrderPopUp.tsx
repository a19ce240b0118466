import { Text } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { activityOrderPopUp } from '@/contracts/calls/activity';
import type { Order } from '@/contracts/entities/order';
import { useT } from '@/i18n';
import { leadsSomewhere, openLink } from '@/state/navigation/openLink';
import { useCallMutation } from '@/state/queries/mutations';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Stack } from '@/ui/Stack';
import { TextButton } from '@/ui/TextButton';

type PopUp = AnswerOf<typeof activityOrderPopUp>['popUp'];

/** Once a visit, below the order's news; not after its status changed. */
export function OrderPopUp({ seqNo, status }: Pick<Order, 'seqNo' | 'status'>) {
  const t = useT();
  const [opened] = useState(status);
  const [popUp, setPopUp] = useState<PopUp>();
  const { mutateAsync: ask } = useCallMutation(activityOrderPopUp);
  useEffect(() => {
    let left = false;
    const show = (answer: AnswerOf<typeof activityOrderPopUp>): void => {
      if (left || answer.popUp?.status !== opened) return;
      setPopUp(answer.popUp);
      // If this fails, it shows once more.
      ask({ seqNo, seenId: answer.popUp.id }).catch(() => undefined);
    };
    ask({ seqNo }).then(show, () => undefined);
    return () => {
      left = true;
      setPopUp(undefined);
    };
  }, [seqNo, opened, ask]);
  if (!popUp) return null;
  const { kind, title, content, link } = popUp;
  const putAway = (): void => setPopUp(undefined);
  const follow = (): Promise<void> => {
    putAway();
    return openLink(link);
  };
  return (
    <Card id="order-pop-up" title={title}>
      <Stack gap="s">
        <Text>{content}</Text>
        {leadsSomewhere(link) ? (
          <Button
            id="pop-up-follow"
            wide
            kind="secondary"
            label={t(`order.popUp.${kind}`)}
            onPress={follow}
          />
        ) : null}
        <TextButton
          id="pop-up-close"
          label={t(leadsSomewhere(link) ? 'order.popUp.later' : 'order.popUp.ok')}
          onPress={putAway}
        />
      </Stack>
    </Card>
  );
}
