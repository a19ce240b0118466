import { Text } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { formatMinutes, formatRemaining, nextTick, remaining } from '@/core/countdown';
import { useLatest } from '@/state/useLatest';
import { usePageShown } from '../field/pageShown';

interface Props {
  /** Milliseconds since 1970, by the clock of `now`. */
  until: number;
  /** Clock; default the device's. Give the server's where the server set the deadline. */
  now?: () => number;
  /** Called once at zero: ask the server, it alone decides. */
  onEnd?: () => void;
  /** short: `04:09`. Default `23:59:59`. */
  short?: boolean;
}

/** One text node, drawn once a second and only while the page is shown. */
export function Countdown({ until, now = Date.now, onEnd, short }: Props) {
  const shown = usePageShown();
  const end = useLatest(onEnd);
  const clock = useLatest(now);
  const [text, setText] = useState(() => (short ? formatMinutes : formatRemaining)(remaining(until, now())));
  useEffect(() => {
    if (!shown) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const at = clock.current();
      const left = remaining(until, at);
      setText((short ? formatMinutes : formatRemaining)(left));
      if (left.over) end.current?.();
      else timer = setTimeout(tick, nextTick(until, at));
    };
    tick();
    return () => clearTimeout(timer);
  }, [shown, until, short, clock, end]);
  return <Text className="t-num">{text}</Text>;
}
