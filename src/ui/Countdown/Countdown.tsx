import { Text } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import { formatMinutes, formatRemaining, nextTick, remaining } from '@/core/countdown';
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
  const end = useRef(onEnd);
  end.current = onEnd;
  const clock = useRef(now);
  clock.current = now;
  const format = (): string => (short ? formatMinutes : formatRemaining)(remaining(until, clock.current()));
  const [text, setText] = useState(format);
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
  }, [shown, until, short]);
  return <Text className="t-num">{text}</Text>;
}
