import { useT } from '@/i18n';
import { documentName } from '@/i18n/documentTexts';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { AgentFrame, AgentStep } from '../AgentStep';
import { useDocuments } from '../documents';

export function SelectDocument() {
  const t = useT();
  const { about } = useRoute('zlpSelectDocument').params;
  const step = about === 'student' ? 'studentDocument' : 'payerDocument';
  const documents = useDocuments();
  const title = t(`schoolAgent.document.${about}`);
  return (
    <AgentStep step={step} title={title}>
      {() => (
        <AgentFrame id="agent-documents" title={title} step={step}>
          <Notice tone="info">{t('schoolAgent.document.hint')}</Notice>
          {documents.isError && !documents.list ? (
            <ErrorState error={documents.error} onRetry={documents.refetch} />
          ) : null}
          {documents.isPending ? <Skeleton shape="list" rows={3} /> : null}
          {documents.list?.length === 0 ? (
            <EmptyState
              title={t('schoolAgent.document.none')}
              action={{ id: 'agent-documents-back', label: t('common.back'), onPress: goBack }}
            />
          ) : null}
          {documents.list?.length ? (
            <Card>
              {documents.list.map(({ idType, sides }) => (
                <ListRow
                  key={idType}
                  id={`agent-document-${idType}`}
                  icon="card"
                  title={documentName(idType)}
                  note={sides
                    .filter(({ required }) => required)
                    .map(({ side }) => t(`schoolAgent.side.${side}`))
                    .join(' · ')}
                  onPress={() => navigate('zlpDocUpload', { about, idType })}
                />
              ))}
            </Card>
          ) : null}
        </AgentFrame>
      )}
    </AgentStep>
  );
}
