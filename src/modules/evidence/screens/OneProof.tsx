import type { VerifyType } from '@/domain/evidence';
import { useT, useTKey } from '@/i18n';
import { useRoute } from '@/state/navigation';
import { DemandList } from '../DemandList';
import { DemandsGate } from '../DemandsGate';
import { HandIn } from '../HandIn';
import { isAsked } from '../useDemands';

const proofs = {
  sendCard: 'payerCard',
  faceRiskEvidence: 'faceRisk',
  meanRiskSurvey: 'meanRisk',
  improveAccountRiskUsa: 'accountRisk',
} as const satisfies Record<string, VerifyType>;

export function OneProof() {
  const t = useT();
  const tKey = useTKey();
  const route = useRoute(
    'sendCard',
    'faceRiskEvidence',
    'meanRiskSurvey',
    'improveAccountRiskUsa',
    'remittanRelationSurvey',
  );
  const verifyType =
    route.name === 'remittanRelationSurvey'
      ? route.params.type === 2
        ? 'pressureSurvey'
        : 'relationSurvey'
      : proofs[route.name];
  const { seqNo } = route.params;
  return (
    <DemandsGate
      title={tKey(`evidence.names.${verifyType}`)}
      seqNo={seqNo}
      verifyType={verifyType}
      only={[verifyType]}
    >
      {(demands) => {
        const item = demands.items.find((demand) => demand.verifyType === verifyType);
        return item && isAsked(item) ? (
          <HandIn key={verifyType} item={item} demands={demands} hints={{ example: {} }} />
        ) : (
          <DemandList title={t('evidence.list.title')} demands={demands} shown={demands.items} />
        );
      }}
    </DemandsGate>
  );
}
