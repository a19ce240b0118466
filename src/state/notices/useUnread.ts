import { useEffect } from 'react';
import { messageNew } from '@/contracts/calls/message/unread';
import { useCall } from '../queries/queries';
import { useNotices } from './notices';

/** Messages; the tabs show them too. */
export function useUnread(): number {
  const unread = useCall(messageNew, {}, { staleMs: 0, renewOnReturn: true }).data?.unread;
  useEffect(() => {
    if (unread !== undefined) useNotices.setState({ unread });
  }, [unread]);
  return unread ?? 0;
}
