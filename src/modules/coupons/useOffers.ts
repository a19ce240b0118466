import { useCallback, useEffect, useState } from 'react';
import { activityPlatformCoupon } from '@/contracts/calls/promotion';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { useCallMutation } from '@/state/queries/mutations';

type Answer = AnswerOf<typeof activityPlatformCoupon>;

/** Offers of a market that are not taken yet. The call that lists is the one that claims: no query may make it. */
export function useOffers(countryCode: string | undefined): {
  list: Answer['list'];
  show: (answer: Answer) => void;
  renew: () => void;
} {
  const [answer, show] = useState<Answer | null>(null);
  const { mutateAsync: ask } = useCallMutation(activityPlatformCoupon);
  const renew = useCallback(() => {
    // The screen is whole without its offers.
    if (countryCode) ask({ countryCode }).then(show, () => undefined);
  }, [countryCode, ask]);
  useEffect(renew, [renew]);
  return { list: (answer?.list ?? []).filter((offer) => !offer.claimed), show, renew };
}
