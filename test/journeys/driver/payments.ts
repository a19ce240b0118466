import type { PayOutcome } from './types';
import { asText } from '../../host/asText';

/** Whatever the app is told. */
export async function settleWallet(
  sandboxUrl: string,
  request: Record<string, unknown>,
  outcome: PayOutcome,
): Promise<Exclude<PayOutcome, 'refusedPaid'>> {
  const token = asText(request.tradeNO ?? request.package).replace(/^prepay_id=/, '');
  const settled = {
    paid: 'paid',
    lost: 'paid',
    refusedPaid: 'paid',
    failed: 'failed',
    cancelled: null,
    refused: null,
  }[outcome];
  if (settled && token) {
    // The wallet only has a token: try the transfer, then the top-up.
    const settle = (page: string) =>
      fetch(`${sandboxUrl}/${page}/${encodeURIComponent(token)}/${settled}`, {
        method: 'POST',
        headers: { accept: 'application/json' },
      });
    const transfer = await settle('pay');
    const answer = transfer.status === 404 ? await settle('recharge/pay') : transfer;
    if (!answer.ok) throw new Error(`The wallet could not settle the payment: ${answer.status}`);
  }
  return outcome === 'refusedPaid' ? 'refused' : outcome;
}
