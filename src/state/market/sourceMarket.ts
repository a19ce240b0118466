import { useStore } from 'zustand';
import { AppError } from '@/core/appError';
import { remitDraftStore } from '../drafts/remitDraft';
import { marketStore, useMarket } from './market';

const either = (drafted: string | undefined, own: string): string | null => drafted ?? (own || null);

/** The draft's, else the sender's; null until known. */
export function useSourceMarket(): string | null {
  const { sourceCountryCode } = useStore(remitDraftStore);
  return either(sourceCountryCode, useMarket().countryCode);
}

/** @throws AppError while unknown */
export function sourceMarket(): string {
  const known = either(remitDraftStore.getState().sourceCountryCode, marketStore.getState().countryCode);
  if (!known) throw new AppError({ code: 'noMarket', kind: 'contract', messageKey: 'errors.unknown' });
  return known;
}
