import type { EvidenceItem } from '@/contracts/entities/evidence';
import { isVerifyType, type VerifyType } from '@/domain/evidence';
import { useT } from '@/i18n';
import { useRoute } from '@/state/navigation';
import { DemandList } from '../DemandList';
import { DemandsGate } from '../DemandsGate';
import { HandIn } from '../HandIn';
import { isSignedElsewhere, questionsBefore } from '../openDemand';
import { isAsked } from '../useDemands';

const kindsOf: { readonly [route: string]: readonly VerifyType[] } = {
  evidenceStudyPop: ['studyProof', 'relationshipProof'],
};

/** The address may narrow the list or help the form. */
export function EvidenceList() {
  const t = useT();
  const { name, params } = useRoute('evidenceListNew', 'evidenceList', 'evidenceStudyPop');
  const { seqNo, payeeId, viewStatus, isReject, relationLetterFlag } = params;
  const named = isVerifyType(params.verifyType) ? params.verifyType : undefined;
  const wanted = named ?? (relationLetterFlag ? 'relationshipProof' : undefined);
  const title = t(name === 'evidenceStudyPop' ? 'evidence.list.study' : 'evidence.list.title');
  const kinds = kindsOf[name];

  const narrowed = (items: readonly EvidenceItem[]): readonly EvidenceItem[] => {
    const about = kinds ? items.filter(({ verifyType }) => kinds.includes(verifyType)) : items;
    const status = isReject ? 'Rejected' : viewStatus;
    const some = about.filter((item) => item.status === status);
    // A filter that matches nothing hides nothing.
    return some.length > 0 ? some : about;
  };
  return (
    <DemandsGate title={title} seqNo={seqNo} payeeId={payeeId} verifyType={wanted} only={kinds}>
      {(demands) => {
        const item = demands.items.find(({ verifyType }) => verifyType === wanted);
        return item && isAsked(item) && !questionsBefore(item) && !isSignedElsewhere(item) ? (
          <HandIn
            key={item.verifyType}
            item={item}
            demands={demands}
            hints={{
              payeeId,
              fileType: params.fileType,
              example: {
                ...(params.nexusType ? { relationShip: params.nexusType } : {}),
                ...(params.riskType ? { riskType: params.riskType } : {}),
                ...((params.targetCountry ?? params.targetCountryCode)
                  ? { targetCountry: params.targetCountry ?? params.targetCountryCode }
                  : {}),
              },
            }}
          />
        ) : (
          <DemandList title={title} demands={demands} shown={narrowed(demands.items)} />
        );
      }}
    </DemandsGate>
  );
}
