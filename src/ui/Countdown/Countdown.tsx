import { Text } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { serverNow } from '@/api/serverClock';
import { formatMinutes, formatRemaining, nextTick, remaining } from '@/core/countdown';
import { useLatest } from '@/state/useLatest';
import { usePageShown } from '../field/pageShown';

interface Props {
  /** Epoch ms, server's clock. */
  until: number;
  /** Called once at zero; only the server decides what has ended. */
  onEnd?: () => void;
  /** `04:09` instead of `23:59:59`. */
  short?: boolean;
}

/** Draws once a second, while the page is shown. */
export function Countdown({ until, onEnd, short }: Props) {
  const shown = usePageShown();
  const end = useLatest(onEnd);
  const [text, setText] = useState(() =>
    (short ? formatMinutes : formatRemaining)(remaining(until, serverNow())),
  );
  useEffect(() => {
    if (!shown) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const at = serverNow();
      const left = remaining(until, at);
      setText((short ? formatMinutes : formatRemaining)(left));
      if (left.over) end.current?.();
      else timer = setTimeout(tick, nextTick(until, at));
    };
    tick();
    return () => clearTimeout(timer);
  }, [shown, until, short, end]);
  return <Text className="t-num">{text}</Text>;
}
