import { Text, View } from '@tarojs/components';
import type { Quote } from '@/contracts/entities/quote';
import { useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { TrustNote } from '@/ui/TrustNote';
import './homeSide.scss';
import { Offers } from './offers/Offers';
import { RateLine } from './price/RateLine';

export { Regulator } from './Regulator';

export interface HomeSideProps {
  quote: Quote | null;
  /** A price is on its way: its rate has its place. */
  quoting: boolean;
  market: string | undefined;
  offers: boolean;
  verified: boolean;
}

/** What is read below the price, or beside it in a wide window. */
export function HomeSide({ quote, quoting, market, offers, verified }: HomeSideProps) {
  return (
    <>
      {quote || quoting ? <RateLine quote={quote} /> : null}
      {offers && market ? <Offers market={market} /> : null}
      <Steps verified={verified} />
      {market ? <Trust market={market} /> : null}
    </>
  );
}

function Steps({ verified }: { verified: boolean }) {
  const t = useT();
  const steps = [t('remit.home.step1'), ...(verified ? [] : [t('remit.home.step2')]), t('remit.home.step3')];
  return (
    <View className="remit-home__steps">
      <Text className="remit-home__steps-title">{t('remit.home.howItWorks')}</Text>
      {steps.map((step, index) => (
        <View key={step} className="remit-home__step">
          <Text className="remit-home__step-number">{index + 1}</Text>
          <Text className="remit-home__step-text">{step}</Text>
        </View>
      ))}
    </View>
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
