import { useState } from 'react';
import {
  achAddAccount,
  achAssetsLink,
  achJudgeCountry,
  achPlaidEvent,
  achRetrieveAsset,
  achUpdateAccount,
} from '@/contracts/calls/ach';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError } from '@/core/appError';
import { useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { useSession } from '@/state/session/session';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { RadioGroup } from '@/ui/RadioGroup';
import { Screen } from '@/ui/Screen';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import '../texts';
import { AchIncorrect } from './AchIncorrect';
import { openBankPage } from './bankPage';
import { AchByHand, type HandAccount } from './AchByHand';

const RENEW_MS = 3000;

/** `accountId`: links a known one again. */
export function AchAccountAdd() {
  const t = useT();
  const { params } = useRoute('usaAchAccountAdd');
  const { seqNo, fundingType, linkToken, accountId } = params;
  const { payer } = useSession();
  const room = useCall(achJudgeCountry, { countryCode: 'USA' }, { staleMs: 0 });
  const { mutateAsync: startLink } = useCallMutation(achAssetsLink);
  const { mutateAsync: add } = useCallMutation(achAddAccount);
  const [byHand, setByHand] = useState(false);
  const [incorrect, setIncorrect] = useState<string | null>(null);

  const done = () =>
    seqNo
      ? navigate('usaAchAccountList', { seqNo, fundingType }, { replace: true })
      : navigate('accountPart', { part: 'debits' }, { replace: true });
  const told = (thrown: unknown): void => {
    const error = toAppError(thrown);
    if (hasCode(error, errorCodes.AchIncorrectDialog)) setIncorrect(error.serverMessage ?? '');
    else showError(error);
  };
  const back = { seqNo, fundingType };
  const toBank = async (): Promise<void> => {
    try {
      const link = await startLink({ countryCode: 'USA' });
      // Replaced first: any way back finds the accounts.
      await navigate('usaAchAccountAdd', { ...back, linkToken: link.linkToken }, { replace: true });
      await openBankPage(link.linkUrl, back);
    } catch (thrown) {
      showError(thrown);
    }
  };
  const addByHand = async (account: HandAccount): Promise<void> => {
    try {
      await add({ countryCode: 'USA', ...account });
      await done();
    } catch (thrown) {
      told(thrown);
    }
  };

  const refused = room.data && !room.data.allowed && !accountId;
  return (
    <Screen id="ach-add" title={t('order.titles.usaAchAccountAdd')} onBack={goBack}>
      <QueryState query={room}>{() => null}</QueryState>
      {refused ? (
        <EmptyState
          icon="bank"
          title={
            room.data && room.data.accounts >= room.data.maxAccounts
              ? t('order.ach.full', { count: room.data.maxAccounts })
              : t('order.ach.notHere')
          }
        />
      ) : linkToken ? (
        <FoundAccounts
          linkToken={linkToken}
          accountId={accountId}
          onAgain={toBank}
          onDone={done}
          onTold={told}
        />
      ) : byHand ? (
        <AchByHand holder={payer?.fullName ?? ''} onSubmit={addByHand} />
      ) : room.data ? (
        <>
          <Notice tone="info">{t('order.ach.addHint')}</Notice>
          <Button id="ach-link" wide label={t('order.ach.link')} onPress={toBank} />
          <Button
            id="ach-by-hand"
            wide
            kind="secondary"
            label={t('order.ach.byHand')}
            onPress={() => setByHand(true)}
          />
        </>
      ) : null}
      <AchIncorrect words={incorrect} onClose={() => setIncorrect(null)} />
    </Screen>
  );
}

interface FoundProps {
  linkToken: string;
  accountId: string | undefined;
  onAgain: () => Promise<void>;
  onDone: () => Promise<void>;
  onTold: (thrown: unknown) => void;
}

function FoundAccounts({ linkToken, accountId, onAgain, onDone, onTold }: FoundProps) {
  const t = useT();
  const found = useCall(
    achRetrieveAsset,
    { linkToken },
    { staleMs: 0, renewMs: RENEW_MS, renewWhile: ({ status }) => status === 'pending' },
  );
  const { mutateAsync: add } = useCallMutation(achAddAccount);
  const { mutateAsync: update } = useCallMutation(achUpdateAccount);
  const { mutateAsync: leave } = useCallMutation(achPlaidEvent);
  const [chosen, setChosen] = useState<string | null>(null);
  const accounts = found.data?.accounts ?? [];
  const picked = chosen ?? accounts[0]?.plaidAccountId;

  const take = async (): Promise<void> => {
    try {
      if (accountId) await update({ accountId, linkToken });
      else await add({ countryCode: 'USA', linkToken, plaidAccountId: picked });
      await onDone();
    } catch (thrown) {
      onTold(thrown);
    }
  };
  const stop = async (): Promise<void> => {
    await leave({ linkToken, eventName: 'EXIT' }).catch(() => undefined);
    await onDone();
  };
  // A left link is refused, even once open; a network error only waits.
  const refused = found.isError && (!found.data || toAppError(found.error).kind === 'business');
  const status = refused ? 'failed' : (found.data?.status ?? 'pending');
  if (status !== 'ready')
    return (
      <>
        <EmptyState
          icon={status === 'failed' ? 'warning' : 'clock'}
          title={t(status === 'failed' ? 'order.ach.linkFailed' : 'order.ach.authorizing')}
          note={t(status === 'failed' ? 'order.ach.linkFailedHint' : 'order.ach.linkPendingHint')}
          action={
            accountId ? undefined : { id: 'ach-link-again', label: t('order.ach.link'), onPress: onAgain }
          }
        />
        <Button id="ach-link-stop" wide kind="secondary" label={t('common.cancel')} onPress={stop} />
      </>
    );
  return (
    <>
      <Notice tone="good">{t('order.ach.found', { bank: found.data?.institutionName ?? '' })}</Notice>
      {accountId ? null : (
        <RadioGroup
          id="ach-found"
          label={t('order.ach.which')}
          cards
          value={picked ?? ''}
          options={accounts.map(({ plaidAccountId, name, mask, accountType, balance }) => ({
            value: plaidAccountId,
            label: `${name} •••• ${mask}`,
            note: `${t(`order.ach.${accountType}`)} · ${formatMoneyWithCode(balance)}`,
          }))}
          onChange={setChosen}
        />
      )}
      <Button id="ach-take" wide label={t('order.ach.take')} onPress={take} />
    </>
  );
}
