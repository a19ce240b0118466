import { useState } from 'react';
import { Button } from '@/ui/Button';

interface Props {
  id: string;
  label: string;
  /** Earliest next request, epoch ms of this device; 0: none yet. */
  resendAt: number;
  onPress: () => unknown;
}

export const SendCode = (props: Props) => <Counting key={props.resendAt} {...props} />;

/** Remounted for each sending: computes the wait once. */
function Counting({ resendAt, ...props }: Props) {
  const [seconds] = useState(() => Math.max(0, Math.ceil((resendAt - Date.now()) / 1000)));
  return <Button {...props} kind="secondary" size="small" seconds={seconds} />;
}
