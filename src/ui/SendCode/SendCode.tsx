import { useState } from 'react';
import { Button } from '@/ui/Button';

interface Props {
  id: string;
  label: string;
  /** When a code may be asked for again, epoch ms of this device; 0 before the first. */
  resendAt: number;
  onPress: () => unknown;
}

/** Sends a code, and counts down to the next. */
export const SendCode = (props: Props) => <Counting key={props.resendAt} {...props} />;

/** One for each sending: it works out once how long to wait and counts down by itself from there. */
function Counting({ resendAt, ...props }: Props) {
  const [seconds] = useState(() => Math.max(0, Math.ceil((resendAt - Date.now()) / 1000)));
  return <Button {...props} kind="secondary" size="small" seconds={seconds} />;
}
