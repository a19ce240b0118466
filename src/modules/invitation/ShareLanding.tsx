import { Text, View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { inviteShareRecord } from '@/contracts/calls/invitation';
import { commonSupportCountry } from '@/contracts/calls/common/markets';
import { toAppError } from '@/core/appError';
import { useT, useTKey } from '@/i18n';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useMarket } from '@/state/market/market';
import { contactService } from '@/state/market/support';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { ActionBar } from '@/ui/ActionBar';
import { AllowAgain } from '@/ui/AllowAgain';
import { Card } from '@/ui/Card';
import { CopyRow } from '@/ui/CopyRow';
import { CountryField } from '@/ui/CountryField';
import { listedCountries } from '@/ui/CountryPicker';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { TextButton } from '@/ui/TextButton';
import { variant } from '@/variants';
import { friendAmount } from './amounts';
import './invitation.scss';
import './texts';
import { type Guess, usePlaceGuess } from './usePlaceGuess';

export function ShareLanding() {
  const t = useT();
  const { params } = useRoute('shareLandingPage');
  const { payer } = useSession();
  const { countryCode, setMarket } = useMarket();
  const markets = useCall(commonSupportCountry, {});
  const open = (markets.data?.list ?? []).filter((row) => row.status === 'opened');
  const codes = open.map((row) => row.countryCode);
  const [chosen, setChosen] = useState<string>();
  const market =
    [chosen, params.countryCode, countryCode].find((code) => code && codes.includes(code)) ?? codes[0];
  const { guess, ask } = usePlaceGuess(market ?? '', codes, setChosen);
  const code = useOpened(params.shareCode);
  const join = (): Promise<void> => {
    if (market) setMarket(market);
    return navigate('register', code.valid ? { inviteCode: code.valid } : {});
  };
  return (
    <Screen
      id="share-landing"
      title={t('coupon.invitation.landing.title')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('shareLanding') }}
          main={
            payer
              ? {
                  id: 'landing-invite',
                  label: t('coupon.invitation.landing.invite'),
                  onPress: () => navigate('invitation', {}),
                }
              : {
                  id: 'landing-join',
                  label: t('coupon.invitation.landing.join'),
                  onPress: join,
                  disabled: !market,
                }
          }
        />
      }
    >
      <Card tone="tint">
        <View className="invitation-head">
          <Text className="invitation-head__title">
            {t('coupon.invitation.landing.head', { brand: variant.brandName })}
          </Text>
          <Text className="invitation-head__text">
            {t('coupon.invitation.landing.text', { amount: friendAmount(market ?? '') })}
          </Text>
        </View>
      </Card>
      {code.unknown ? <Notice tone="warn">{t('coupon.invitation.landing.unknown')}</Notice> : null}
      {payer ? <Notice tone="info">{t('coupon.invitation.landing.own')}</Notice> : null}
      {code.valid ? (
        <Card>
          <CopyRow id="landing-code" label={t('coupon.invitation.landing.code')} value={code.valid} />
        </Card>
      ) : null}
      {payer ? null : (
        <Card>
          <QueryState query={markets} shape="list" rows={1}>
            {() =>
              market ? (
                <>
                  <Field
                    as={CountryField}
                    id="landing-market"
                    label={t('coupon.invitation.landing.market')}
                    value={market}
                    countries={listedCountries(open)}
                    onChange={setChosen}
                  />
                  <Text className="invitation-head__hint">{t('coupon.invitation.landing.placeHint')}</Text>
                  <TextButton
                    id="landing-place"
                    label={t('coupon.invitation.landing.place')}
                    disabled={guess === 'asking'}
                    onPress={ask}
                  />
                  <Said guess={guess} market={market} />
                </>
              ) : null
            }
          </QueryState>
        </Card>
      )}
      {payer ? null : (
        <TextButton
          id="landing-login"
          label={t('coupon.invitation.landing.have')}
          onPress={() => navigate('login', {})}
        />
      )}
    </Screen>
  );
}

function Said({ guess, market }: { guess: Guess; market: string }) {
  const t = useT();
  const tKey = useTKey();
  if (guess === 'none' || guess === 'asking') return null;
  return (
    <>
      <Notice tone={guess === 'found' ? 'good' : 'info'}>
        {guess === 'found'
          ? t('coupon.invitation.landing.found', { country: tKey(`countries.names.${market}`) })
          : t(`coupon.invitation.landing.${guess}`)}
      </Notice>
      {guess === 'denied' ? <AllowAgain id="landing-place-allow" /> : null}
    </>
  );
}

const shape = /^[A-Za-z0-9]{4,12}$/;

/** Counts the visit. Without an answer the code passes: registering checks it. */
function useOpened(shareCode: string | undefined): { valid: string | undefined; unknown: boolean } {
  const [refused, setRefused] = useState<string>();
  const { mutateAsync: record } = useCallMutation(inviteShareRecord);
  const code = shareCode && shape.test(shareCode) ? shareCode.toUpperCase() : undefined;
  useEffect(() => {
    if (!code) return;
    record({ shareCode: code, action: 'opened', page: '/shareLandingPage' }).catch((thrown: unknown) => {
      if (toAppError(thrown).kind === 'business') setRefused(code);
    });
  }, [code, record]);
  const unknown = shareCode !== undefined && (code === undefined || refused === code);
  return { valid: unknown ? undefined : code, unknown };
}
