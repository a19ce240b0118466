import { useState } from 'react';
import { useT } from '@/i18n';
import { Button } from '@/ui/Button';

interface Props {
  id: string;
  /** Sends; answers the seconds until the next one may be asked for, nothing where none was sent. */
  send: () => Promise<number | undefined>;
}

/** Sends a code, and counts down to the next. */
export function SendCode({ id, send }: Props) {
  const t = useT();
  const [sent, setSent] = useState({ round: 0, seconds: 0 });
  return (
    <Button
      key={sent.round}
      id={id}
      kind="secondary"
      size="small"
      label={sent.round === 0 ? t('payee.code.send') : t('payee.code.again')}
      seconds={sent.seconds}
      onPress={async () => {
        const seconds = await send();
        if (seconds !== undefined) setSent(({ round }) => ({ round: round + 1, seconds }));
      }}
    />
  );
}
