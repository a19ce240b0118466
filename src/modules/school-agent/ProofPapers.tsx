import { useMemo, useRef } from 'react';
import { agentProofCommit } from '@/contracts/calls/school/agent';
import { commonUploadImage } from '@/contracts/calls/common/upload';
import { textOf } from '@/core/validation';
import { SchemaForm, useSchemaForm, type UploadPort } from '@/forms';
import { useT } from '@/i18n';
import { evidenceForm } from '@/schemas/evidence/handIn';
import { showError } from '@/state/client/showError';
import { upload } from '@/state/client/client';
import { navigate } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { EmptyState } from '@/ui/EmptyState';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { AgentFrame } from './AgentStep';
import { DOCUMENT_MARKET } from './documents';
import { type AgentForm, goOn } from './useAgentForm';

interface Props {
  form: AgentForm;
  about: 'relation' | 'study';
}

const verifyTypes = { relation: 'relationshipProof', study: 'studyProof' } as const;

export function ProofPapers({ form, about }: Props) {
  const t = useT();
  const { commitId, fee, school } = form;
  const title = t(`schoolAgent.document.${about}`);
  const step = about === 'relation' ? 'relationProof' : 'studyProof';
  const schema = useMemo(() => evidenceForm(verifyTypes[about]), [about]);
  const names = useRef(new Map<string, string>()).current;
  const uploads = useMemo<UploadPort>(
    () =>
      (scene) =>
      async (file, { fileNumber, ...options }) => {
        const sent = await upload(
          commonUploadImage,
          { countryCode: DOCUMENT_MARKET, scene, fileNumber },
          file,
          options,
        );
        names.set(sent.ossFileKey, sent.imgFileNameOriginal);
        return sent;
      },
    [names],
  );
  const { mutateAsync: commit } = useCallMutation(agentProofCommit);
  const papers = useSchemaForm({
    schema,
    uploads,
    async onSubmit(values) {
      if (!commitId) return;
      const images = Array.isArray(values.images) ? (values.images as string[]) : [];
      await commit({
        commitId,
        proofType: about,
        fileType: textOf(values, 'fileType'),
        images,
        fileNames: images.map((key) => names.get(key) ?? key),
        ...(about === 'study' ? fee : {}),
      });
      await goOn(form.id);
    },
  });
  const chooseFee = (): Promise<void> => navigate('zlpChooseFeeType', {}, { replace: true });
  if (about === 'study' && !fee)
    return (
      <AgentFrame id="agent-proof-fee" title={title} step={step}>
        <EmptyState
          title={t('schoolAgent.fee.first')}
          action={{ id: 'agent-fee-choose', label: t('schoolAgent.goOn'), onPress: chooseFee }}
        />
      </AgentFrame>
    );
  return (
    <AgentFrame
      id={`agent-proof-${about}`}
      title={title}
      step={step}
      middle={
        about === 'study'
          ? { id: 'agent-fee-change', label: t('schoolAgent.change'), onPress: chooseFee }
          : undefined
      }
      main={{
        id: 'agent-proof-submit',
        label: t('schoolAgent.submit'),
        busy: papers.busy,
        onPress: () => papers.submit().catch(showError),
      }}
    >
      {about === 'study' && fee ? (
        <Card title={school.name}>
          <DetailRow label={t('fields.amount')}>
            <Money amount={fee.amount} currency={school.currency} />
          </DetailRow>
        </Card>
      ) : null}
      <Notice tone="info">{t(`schoolAgent.proof.${about}`)}</Notice>
      <SchemaForm form={papers} />
    </AgentFrame>
  );
}
