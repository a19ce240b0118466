import { View } from '@tarojs/components';
import type { Quote } from '@/contracts/entities/quote';
import { locksRate, RATE_TOLERANCE_PERCENT } from '@/domain/rateLock';
import { useT } from '@/i18n';
import { type RemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';

/** Nothing where the market locks no rates. */
export function RateLock({ draft, quote }: { draft: RemitDraft; quote: Pick<Quote, 'rateLockHours'> }) {
  const t = useT();
  const label = t('confirm.lock', { count: quote.rateLockHours });
  if (quote.rateLockHours <= 0) return null;
  return (
    <Card>
      <Checkbox
        id="confirm-lock"
        disabled={draft.commitKey !== undefined}
        label={label}
        checked={locksRate(draft.lockRate, quote.rateLockHours)}
        onChange={(lockRate) => remitDraftStore.setState({ lockRate })}
      >
        <View>{label}</View>
        <View className="t-note">{t('confirm.lockHint', { percent: RATE_TOLERANCE_PERCENT })}</View>
      </Checkbox>
    </Card>
  );
}
