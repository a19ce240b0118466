import { useState } from 'react';
import { agentPayerCommit } from '@/contracts/calls/school/agent';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { useDocumentPictures } from '@/forms/useDocumentPictures';
import { useProposed, useReading } from '@/forms/useReading';
import '@/i18n/formTexts';
import '@/i18n/uploadTexts';
import { useT } from '@/i18n';
import { documentName } from '@/i18n/documentTexts';
import { showError } from '@/state/client/showError';
import { navigate } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { useTried } from '@/ui/field/wrong';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { TextField } from '@/ui/TextField';
import { UploadField } from '@/ui/UploadField';
import { AgentFrame } from './AgentStep';
import { DOCUMENT_MARKET, useDocuments } from './documents';
import { type AgentForm, goOn, openStep, useSavePart } from './useAgentForm';

interface Props {
  form: AgentForm;
  about: 'student' | 'payer';
  idType: string | undefined;
}

export function PersonDocument({ form, about, idType }: Props) {
  const t = useT();
  const { query, list } = useDocuments();
  const title = t(`schoolAgent.document.${about}`);
  const step = about === 'student' ? 'studentDocument' : 'payerDocument';
  const type = list?.find((row) => row.idType === idType);
  if (type) return <Pictures form={form} about={about} type={type} />;
  return (
    <AgentFrame id="agent-document-none" title={title} step={step}>
      <QueryState query={query} shape="form">
        {() => (
          <EmptyState
            title={t('schoolAgent.document.choose')}
            action={{
              id: 'agent-document-choose',
              label: t('schoolAgent.goOn'),
              onPress: () => navigate('zlpSelectDocument', { about }, { replace: true }),
            }}
          />
        )}
      </QueryState>
    </AgentFrame>
  );
}

type Documents = NonNullable<ReturnType<typeof useDocuments>['list']>;

const numberShape = /^[A-Za-z0-9]{5,20}$/;

function Pictures({ form, about, type }: Omit<Props, 'idType'> & { type: Documents[number] }) {
  const t = useT();
  const { idType } = type;
  const pictures = useDocumentPictures(DOCUMENT_MARKET, idType);
  const { save } = useSavePart(form);
  const { mutateAsync: commitPayer } = useCallMutation(agentPayerCommit);
  const idNumber = useProposed();
  const [tried, markTried] = useTried();
  const [busy, setBusy] = useState(false);
  const reading = useReading(pictures, (read) => idNumber.propose(read.idNumber));

  const send = async (): Promise<void> => {
    markTried();
    const number = idNumber.value.trim();
    if (type.sides.some(({ side, required }) => pictures.lackOf(side, required))) return;
    if (!numberShape.test(number)) return;
    setBusy(true);
    try {
      const images = pictures.images().map(({ ossFileKey }) => ossFileKey);
      const document = { idType, idNumber: number };
      if (about === 'student') await openStep(await save('studentDocument', document, images));
      else {
        const { commitId, payer } = form;
        if (!commitId) return await openStep(form.at);
        await commitPayer({ ...payer, ...document, commitId, images } as ParamsOf<typeof agentPayerCommit>);
        await goOn(form.id);
      }
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <AgentFrame
      id="agent-document"
      title={t(`schoolAgent.document.${about}`)}
      step={about === 'student' ? 'studentDocument' : 'payerDocument'}
      main={{ id: 'agent-document-submit', label: t('schoolAgent.goOn'), busy, onPress: send }}
    >
      <Card title={documentName(idType)}>
        {type.sides.map(({ side, required }) => {
          const lack = tried ? pictures.lackOf(side, required) : null;
          return (
            <Field
              key={side}
              as={UploadField}
              id={`agent-document-${side}`}
              max={1}
              label={t(`schoolAgent.side.${side}`)}
              required={required}
              error={
                lack
                  ? {
                      missing: t('schoolAgent.document.sideNeeded'),
                      waiting: t('upload.wait'),
                      troubled: '',
                    }[lack]
                  : undefined
              }
              send={pictures.sendOf(side)}
              onChange={(state) => pictures.change(side, state)}
            />
          );
        })}
      </Card>
      <Card>
        {reading ? (
          <Notice tone={reading.outcome === 'read' ? 'good' : 'warn'}>
            {t(`schoolAgent.document.${reading.outcome}`)}
          </Notice>
        ) : null}
        <Field
          as={TextField}
          id="agent-document-number"
          label={t('fields.idNumber')}
          required
          error={
            tried && !numberShape.test(idNumber.value.trim())
              ? t('schoolAgent.document.numberNeeded')
              : undefined
          }
          value={idNumber.value}
          onChange={idNumber.change}
          maxLength={20}
        />
      </Card>
    </AgentFrame>
  );
}
