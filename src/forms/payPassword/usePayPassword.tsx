import { type ReactNode, useState } from 'react';
import { payCodes } from '@/contracts/errors/server';
import { hasCode } from '@/core/appError';
import { Presence } from '@/ui/overlays/Presence';
import { PayPasswordSheet } from './PayPasswordSheet';

interface Asked {
  seqNo: string;
  /** For one payment; null: sheet closed. */
  answer: (ticket: string | null) => void;
}

interface PayPassword {
  /** Sends again with a ticket if the server asks for the payment password. Null when declined; rejects like `send`. */
  guarded: <T>(seqNo: string, send: (payTicket?: string) => Promise<T>) => Promise<T | null>;
  /** Render once on the screen. */
  sheet: ReactNode;
}

export function usePayPassword(): PayPassword {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ticketFor = (seqNo: string) =>
    new Promise<string | null>((resolve) =>
      setAsked({
        seqNo,
        answer: (ticket) => {
          setAsked(null);
          resolve(ticket);
        },
      }),
    );
  return {
    guarded: async (seqNo, send) => {
      try {
        return await send();
      } catch (error) {
        if (!hasCode(error, payCodes.payTicketNeeded)) throw error;
        const ticket = await ticketFor(seqNo);
        return ticket === null ? null : send(ticket);
      }
    },
    sheet: (
      <Presence>{asked ? <PayPasswordSheet seqNo={asked.seqNo} onAnswer={asked.answer} /> : null}</Presence>
    ),
  };
}
