import type { Quote } from '@/contracts/entities/quote';
import { call } from '@/state/client/client';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { navigate } from '@/state/navigation';
import { type Acknowledged, runPreflight, stoppingCheck } from './runPreflight';
import type { Stop } from './types';

interface Begun {
  source: { countryCode: string; currency: string };
  target: { countryCode: string };
  quote: Quote;
  /** Goes on with a chosen payee; null: choose one next. */
  onward: (() => Promise<void>) | null;
}

/** Goes on if every check passes. Returns what stops it, unless that was told already. */
export async function beginTransfer(
  { source, target, quote, onward }: Begun,
  acknowledged: Acknowledged,
): Promise<Stop | null> {
  const { remitType } = remitDraftStore.getState();
  const report = await runPreflight(
    {
      remitType,
      sourceCountryCode: source.countryCode,
      targetCountryCode: target.countryCode,
      sourceCurrency: source.currency,
      sourceAmount: quote.sourceAmount,
      sourceOpened: true,
      targetOpened: true,
    },
    call,
    acknowledged,
  );
  const stopping = stoppingCheck(report);
  if (stopping) return stopping.verdict === 'unknown' && stopping.error.handled ? null : stopping;
  // A change cleared the price; the hidden home requests none.
  remitDraftStore.setState({ quote });
  const { shortKyc, certificationKyc } = report;
  if (onward && !shortKyc) await onward();
  else
    await navigate('selectPayee', {
      remitType: remitDraftStore.getState().remitType,
      certificationKyc,
      // Without a document: own accounts only.
      isShortKyc: shortKyc,
      isFreeKYC: shortKyc,
    });
  return null;
}
