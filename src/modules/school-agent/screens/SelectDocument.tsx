import { middot, useT } from '@/i18n';
import { documentName } from '@/i18n/documentTexts';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { AgentFrame, AgentStep } from '../AgentStep';
import { useDocuments } from '../documents';

export function SelectDocument() {
  const t = useT();
  const { about } = useRoute('zlpSelectDocument').params;
  const step = about === 'student' ? 'studentDocument' : 'payerDocument';
  const { query, list = [] } = useDocuments();
  const title = t(`schoolAgent.document.${about}`);
  return (
    <AgentStep step={step} title={title}>
      {() => (
        <AgentFrame id="agent-documents" title={title} step={step}>
          <Notice tone="info">{t('schoolAgent.document.hint')}</Notice>
          <QueryState query={query} shape="list">
            {() =>
              list.length === 0 ? (
                <EmptyState
                  title={t('schoolAgent.document.none')}
                  action={{ id: 'agent-documents-back', label: t('common.back'), onPress: goBack }}
                />
              ) : (
                <Card>
                  {list.map(({ idType, sides }) => (
                    <ListRow
                      key={idType}
                      id={`agent-document-${idType}`}
                      icon="card"
                      title={documentName(idType)}
                      note={sides
                        .filter(({ required }) => required)
                        .map(({ side }) => t(`schoolAgent.side.${side}`))
                        .join(middot)}
                      onPress={() => navigate('zlpDocUpload', { about, idType })}
                    />
                  ))}
                </Card>
              )
            }
          </QueryState>
        </AgentFrame>
      )}
    </AgentStep>
  );
}
