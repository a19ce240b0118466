import { withQuery } from '@/platform/shared/query';
import { openPayPage } from '@/state/market/payPage';

export interface WayBack {
  seqNo: string | undefined;
  fundingType: number | undefined;
  accountId?: string;
}

export function openBankPage(linkUrl: string, back: WayBack): Promise<void> {
  const known = Object.entries(back).filter(([, value]) => value !== undefined);
  return openPayPage(
    withQuery(linkUrl, Object.fromEntries(known.map(([name, value]) => [name, String(value)]))),
  );
}
