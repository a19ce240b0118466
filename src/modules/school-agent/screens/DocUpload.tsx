import { useT } from '@/i18n';
import { useRoute } from '@/state/navigation';
import { AgentStep } from '../AgentStep';
import { PersonDocument } from '../PersonDocument';
import { ProofPapers } from '../ProofPapers';

const steps = {
  student: 'studentDocument',
  payer: 'payerDocument',
  relation: 'relationProof',
  study: 'studyProof',
} as const;

/** Steps 3 and 7 (a person's), 8 and 9 (proofs of relationship and study). */
export function DocUpload() {
  const t = useT();
  const { about, idType } = useRoute('zlpDocUpload').params;
  return (
    <AgentStep step={steps[about]} title={t(`schoolAgent.document.${about}`)}>
      {(form) =>
        about === 'student' || about === 'payer' ? (
          <PersonDocument key={about} form={form} about={about} idType={idType} />
        ) : (
          <ProofPapers key={about} form={form} about={about} />
        )
      }
    </AgentStep>
  );
}
