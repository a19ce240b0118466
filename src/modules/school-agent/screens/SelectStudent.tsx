import type { ReactNode } from 'react';
import { agentBasic, agentBind, agentQuery } from '@/contracts/calls/school/agent';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { AGENT_FORM_DAYS } from '@/domain/school/school';
import { useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { goBack } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { readStored } from '@/state/storage/storage';
import { allOf } from '@/state/queries/queryResult';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { EmptyState } from '@/ui/EmptyState';
import { Notice } from '@/ui/Notice';
import { QueryScreen } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { FinishedForm } from '../FinishedForm';
import { OpenForm } from '../OpenForm';
import { invitationId, useAgentForm } from '../useAgentForm';
import '../texts';

function useAgent() {
  const merchantCode = readStored('merchantCode');
  return useCall(agentBasic, merchantCode ? { merchantCode } : null).data;
}

export function SelectStudent() {
  const t = useT();
  const id = invitationId();
  const invitation = useCall(agentQuery, id === null ? null : { id }, { staleMs: 0 });
  const mine = id === null || invitation.data?.mine === true;
  const query = useAgentForm(mine);
  const form = query.data?.form;
  if (id !== null && invitation.data && !mine)
    return invitation.data.status === 'Open' ? (
      <Invitation invitation={invitation.data} />
    ) : (
      <Plain>
        <EmptyState
          icon="lock"
          title={t('schoolAgent.invite.taken')}
          note={t('schoolAgent.invite.takenNote')}
          action={{
            id: 'agent-invite-service',
            label: t('common.help'),
            onPress: () => contactService('agentInvite'),
          }}
        />
      </Plain>
    );
  if (!query.data)
    return (
      <QueryScreen
        screen={{ title: t('schoolAgent.title'), onBack: goBack }}
        query={allOf(id === null ? null : invitation, mine ? query : null)}
      />
    );
  if (!form) return <NoInvitation />;
  return form.state === 'Finished' ? <FinishedForm form={form} /> : <OpenForm form={form} />;
}

function Plain({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <Screen title={t('schoolAgent.title')} onBack={goBack}>
      {children}
    </Screen>
  );
}

function NoInvitation() {
  const t = useT();
  const agent = useAgent();
  return (
    <Plain>
      <EmptyState
        icon="mail"
        title={t('schoolAgent.invite.none')}
        note={
          agent
            ? t('schoolAgent.invite.noneOf', { agent: agent.merchantName, phone: agent.servicePhone })
            : t('schoolAgent.invite.noneNote')
        }
        action={{
          id: 'agent-invite-service',
          label: t('common.help'),
          onPress: () => contactService('agentInvite'),
        }}
      />
    </Plain>
  );
}

/** The first tap assigns it to the payer. */
function Invitation({ invitation }: { invitation: AnswerOf<typeof agentQuery> }) {
  const t = useT();
  const agent = useAgent();
  const { mutateAsync: bind, isPending } = useCallMutation(agentBind);
  const { id, school, payerPhone } = invitation;
  return (
    <Screen
      id="agent-invite"
      title={t('schoolAgent.title')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('agentInvite') }}
          main={{
            id: 'agent-invite-start',
            label: t('schoolAgent.invite.start'),
            busy: isPending,
            onPress: () => bind({ id }).catch(showError),
          }}
        />
      }
    >
      <Card title={school.name}>
        {agent ? (
          <>
            <DetailRow label={t('schoolAgent.invite.agent')} value={agent.merchantName} />
            <DetailRow label={t('schoolAgent.invite.phone')} value={agent.servicePhone} />
          </>
        ) : null}
        {payerPhone ? <DetailRow label={t('schoolAgent.invite.sentTo')} value={payerPhone} /> : null}
      </Card>
      <Notice tone="info">{t('schoolAgent.invite.note', { count: AGENT_FORM_DAYS })}</Notice>
    </Screen>
  );
}
