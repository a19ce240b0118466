import type { ReactNode } from 'react';

interface PayGuard {
  /** Sends a payment that draws money; null where the payer would not prove who they are. */
  guarded: <T>(seqNo: string, send: (payTicket?: string) => Promise<T>) => Promise<T | null>;
  sheet: ReactNode;
}

/** Payments that draw money. Who has a payment password is told by the server to enter it. */
export const usePayGuard = (): PayGuard => ({ guarded: (_seqNo, send) => send(), sheet: null });
