import type { Quote } from '@/contracts/entities/quote';
import { navigate } from '@/state/navigation';
import { TrustNote } from '@/ui/TrustNote';
import { HomeSteps } from './HomeSteps';
import { MerchantBanner } from './offers/MerchantBanner';
import { Offers } from './offers/Offers';
import { RateLine } from './price/RateLine';

export { Regulator } from './Regulator';

export interface HomeSideProps {
  quote: Quote | null;
  /** A price is on its way. */
  quoting: boolean;
  market: string | undefined;
  offers: boolean;
  verified: boolean;
}

export function HomeSide({ quote, quoting, market, offers, verified }: HomeSideProps) {
  const more = offers ? (
    <>
      {market ? <Offers market={market} /> : null}
      {__MERCHANT__ ? <MerchantBanner /> : null}
    </>
  ) : null;
  return (
    <>
      {quote || quoting ? <RateLine quote={quote} /> : null}
      {verified ? more : null}
      <HomeSteps verified={verified} />
      {market ? <Trust market={market} /> : null}
      {verified ? null : more}
    </>
  );
}

function Trust({ market }: { market: string }) {
  return (
    <TrustNote
      id="remit"
      market={market}
      onAbout={() => navigate('agreement', { type: 'about', countryCode: market })}
      onTerms={() => navigate('agreement', { type: 'terms', countryCode: market })}
      onPrivacy={() => navigate('agreement', { type: 'privacy', countryCode: market })}
    />
  );
}
