import { useEffect } from 'react';
import { messageNew } from '@/contracts/calls/message/unread';
import { useCall } from '../queries/queries';
import { useNotices } from './notices';

/** Messages; the tabs show them too. */
export function useUnread(asks = true): number {
  const unread = useCall(messageNew, asks ? {} : null, { staleMs: 0, renewOnReturn: true }).data?.unread;
  useEffect(() => {
    if (unread !== undefined) useNotices.setState({ unread });
  }, [unread]);
  return unread ?? 0;
}
