import { Text, View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { payerHistory } from '@/contracts/calls/account/history';
import { Decimal } from '@/core/decimal';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import type { Payer } from '@/contracts/entities/payer';
import { formatDate, languages, type Translate, useLanguage, useT, useTKey } from '@/i18n';
import '@/i18n/statusTexts';
import { kycStatuses } from '@/domain/statuses/kyc';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { logOut } from '@/state/session/logOut';
import { navigate, openRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useUnread } from '@/state/notices/useUnread';
import { openKyc } from '@/state/accountOpening/kycOpening';
import { refreshPayer } from '@/state/session/profile';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { useLargeOffered } from '@/state/market/largeOffered';
import { contactService } from '@/state/market/support';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Dialog } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { ListRow } from '@/ui/ListRow';
import { Stack } from '@/ui/Stack';
import { Tap } from '@/ui/Tap';
import { usePageShown } from '@/ui/field/pageShown';
import { variant } from '@/variants';
import { everyonesMenu, ownMenu, type MenuRow } from '../menu';
import { AppearanceRow } from '../parts/AppearanceRow';
import { OtherBanner } from '../parts/OtherBanner';
import { OwnFace } from '../parts/OwnFace';
import '../tabTexts';
import './userTab.scss';

export function UserTab() {
  const t = useT();
  const language = useLanguage();
  const { signedIn, payer } = useSession();
  const [leaving, setLeaving] = useState(false);
  const history = useCall(payerHistory, {}, { enabled: signedIn, renewOnReturn: true });

  const shown = usePageShown();
  // Reviews end while the user is elsewhere.
  useEffect(() => {
    if (shown && signedIn) void refreshPayer().catch(() => undefined);
  }, [shown, signedIn]);

  const name = payer?.nickName || payer?.fullName;
  const leave = async (): Promise<void> => {
    setLeaving(false);
    await logOut();
    showToast({ messageKey: 'me.loggedOut' });
  };

  return (
    <View className="user-tab ui-flow">
      {payer ? (
        <Tap
          id="user-profile"
          className="user-tab__head"
          onPress={() => navigate('accountPart', { part: 'profile' })}
        >
          {name ? <OwnFace payer={payer} name={name} /> : null}
          <Who
            name={greeting(t, payer.nickName || payer.firstName || payer.fullName)}
            note={t('me.number', { number: payer.payerNumber })}
          />
          <Icon name="next" size="s" />
        </Tap>
      ) : (
        <View className="user-tab__head">
          <Who name={t('common.promise')} note={t('me.visitorHint')} />
        </View>
      )}
      {signedIn ? null : (
        <Card>
          <Stack gap="s">
            <Button id="user-login" wide label={t('me.login')} onPress={() => navigate('login', {})} />
            {variant.partnerLogin === 'thirdPartyToken' ? null : (
              <Button
                id="user-register"
                wide
                kind="secondary"
                label={t('me.register')}
                onPress={() => navigate('register', {})}
              />
            )}
          </Stack>
        </Card>
      )}
      {history.data && history.data.remitSuccessSum > 0 ? <History data={history.data} /> : null}
      {payer ? <OwnCards payer={payer} /> : null}
      <Card>
        <ListRow
          id="user-language"
          icon="globe"
          title={t('me.language')}
          value={languages[language].ownName}
          onPress={() => navigate('langSet', {})}
        />
        <AppearanceRow />
      </Card>
      <Card>
        <ListRow
          id="user-service"
          icon="chat"
          title={t('me.service')}
          onPress={() => contactService('user')}
        />
        <Menu rows={everyonesMenu()} />
      </Card>
      {__MERCHANT__ ? <OtherBanner /> : null}
      {signedIn ? (
        <Button
          id="user-logout"
          wide
          kind="quiet"
          label={t('me.logout')}
          onPress={() =>
            variant.canLogout ? setLeaving(true) : showToast({ messageKey: 'errors.loginAgain' })
          }
        />
      ) : null}
      {signedIn && !variant.canLogout ? (
        <Text className="user-tab__note">{t('me.logoutPartner')}</Text>
      ) : null}
      <Dialog
        open={leaving}
        title={t('me.logoutTitle')}
        message={t('me.logoutHint')}
        confirm={{ id: 'user-logout-confirm', label: t('me.logout'), onPress: leave }}
        cancel={{ id: 'user-logout-cancel', label: t('common.cancel'), onPress: () => setLeaving(false) }}
      />
    </View>
  );
}

function Who({ name, note }: { name: string; note: string }) {
  return (
    <View className="user-tab__who">
      <Text className="user-tab__name">{name}</Text>
      <Text className="user-tab__note">{note}</Text>
    </View>
  );
}

function OwnCards({ payer }: { payer: Payer }) {
  const t = useT();
  const tKey = useTKey();
  const { targetCountryCode } = useStore(remitDraftStore);
  const unread = useUnread();
  const large = largeState(payer);
  const offered = useLargeOffered(payer);
  const mayHaveLarge = offered && mayBeLarge(payer);
  const money = ownMenu('money', payer, targetCountryCode);
  const friends = ownMenu('friends', payer);
  return (
    <>
      <Card>
        <ListRow
          id="user-kyc"
          icon="person"
          title={t('me.kyc')}
          value={tKey(kycStatuses[payer.kycStatus].labelKey)}
          onPress={() => openKyc(payer)}
        />
        <ListRow
          id="user-messages"
          icon="bell"
          title={t('me.messages')}
          value={unread > 0 ? t('me.unread', { count: unread }) : undefined}
          onPress={() => navigate('messageCenter', {})}
        />
        <Menu rows={ownMenu('person', payer)} payer={payer} />
      </Card>
      {mayHaveLarge || money.length > 0 ? (
        <Card>
          {mayHaveLarge ? (
            <ListRow
              id="user-large"
              icon="bank"
              title={t('me.large')}
              value={large ? tKey(kycStatuses[large].labelKey) : undefined}
              onPress={() => navigate('largeRemitRule', {})}
            />
          ) : null}
          <Menu rows={money} payer={payer} />
        </Card>
      ) : null}
      {friends.length > 0 ? (
        <Card>
          <Menu rows={friends} payer={payer} />
        </Card>
      ) : null}
    </>
  );
}

function History({ data }: { data: AnswerOf<typeof payerHistory> }) {
  const t = useT();
  const saved = data.sourceSaveAmount;
  return (
    <Card>
      <View className="user-tab__figures">
        <Figure label={t('me.transfers')} value={String(data.remitSuccessSum)} />
        {new Decimal(saved.amount).isZero() ? null : (
          <Figure label={t('me.saved')} value={formatMoneyWithCode(saved)} />
        )}
        <Figure label={t('me.since')} value={formatDate(data.joinDate)} />
      </View>
    </Card>
  );
}

function Menu({ rows, payer }: { rows: readonly MenuRow[]; payer?: Payer }) {
  const tKey = useTKey();
  return rows.map(({ name, icon, route, params, value }) => (
    <ListRow
      key={name}
      id={`user-${name}`}
      icon={icon}
      title={tKey(`me.${name}`)}
      value={payer && value?.(payer)}
      onPress={() => openRoute(route, params)}
    />
  ));
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <View className="user-tab__figure">
      <Text className="user-tab__figure-value">{value}</Text>
      <Text className="user-tab__figure-label">{label}</Text>
    </View>
  );
}

const mayBeLarge = (payer: Payer): boolean =>
  payer.kycStatus === 'Pass' || (payer.largeRemitFileStatus ?? 'Init') !== 'Init';

function largeState({ largeRemitFileStatus, largeMaterialStatus }: Payer): 'Fail' | 'WaitResult' | null {
  const both = [largeRemitFileStatus, largeMaterialStatus];
  return both.includes('Fail') ? 'Fail' : both.includes('Authenticating') ? 'WaitResult' : null;
}

const greeting = (t: Translate, name: string | undefined): string =>
  name ? t('me.hello', { name }) : t('me.helloNew');
