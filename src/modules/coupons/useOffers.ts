import { useCallback, useEffect, useState } from 'react';
import { activityPlatformCoupon } from '@/contracts/calls/coupon/offers';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { useCallMutation } from '@/state/queries/mutations';

type Answer = AnswerOf<typeof activityPlatformCoupon>;

/** Listing also claims: no query. */
export function useOffers(countryCode: string | undefined): {
  list: Answer['list'];
  show: (answer: Answer) => void;
  renew: () => void;
} {
  const [answer, show] = useState<Answer | null>(null);
  const { mutateAsync: ask } = useCallMutation(activityPlatformCoupon);
  const renew = useCallback(() => {
    // The screen works without its offers.
    if (countryCode) ask({ countryCode }).then(show, () => undefined);
  }, [countryCode, ask]);
  useEffect(renew, [renew]);
  return { list: (answer?.list ?? []).filter((offer) => !offer.claimed), show, renew };
}
