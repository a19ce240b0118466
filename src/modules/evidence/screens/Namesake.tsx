import { useMemo } from 'react';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { evidenceSyncDowJones } from '@/contracts/calls/evidence';
import { nationCodes } from '@/domain/countries/nations';
import { useSchemaForm } from '@/forms';
import { useNationOptions } from '@/forms/nationOptions';
import { useT } from '@/i18n';
import { namesakeForm } from '@/schemas/evidence/questions';
import { navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { DemandList } from '../DemandList';
import { DemandsGate } from '../DemandsGate';
import { QuestionsScreen } from '../QuestionsScreen';
import type { Demands } from '../useDemands';

const roles = {
  dowJonesPayerRisk: { role: 'payer', verifyType: 'payerEdd' },
  dowJonesPayeeRisk: { role: 'payee', verifyType: 'payeeEdd' },
} as const;
type Role = (typeof roles)[keyof typeof roles];

export function Namesake() {
  const t = useT();
  const { name, params } = useRoute('dowJonesPayerRisk', 'dowJonesPayeeRisk');
  const about = roles[name];
  return (
    <DemandsGate title={t(`evidence.namesake.${about.role}`)} seqNo={params.seqNo} only={[about.verifyType]}>
      {(demands) =>
        demands.items.some(
          ({ verifyType, needScreening }) => verifyType === about.verifyType && needScreening,
        ) && demands.order ? (
          <NamesakeForm about={about} order={demands.order} />
        ) : (
          <DemandList title={t('evidence.list.title')} demands={demands} shown={demands.items} />
        )
      }
    </DemandsGate>
  );
}

function NamesakeForm({ about, order }: { about: Role; order: NonNullable<Demands['order']> }) {
  const t = useT();
  const { role, verifyType } = about;
  const { seqNo } = order;
  const { mutateAsync: tell } = useCallMutation(evidenceSyncDowJones);
  const sources = useMemo(() => ({ countries: { useOptions: () => useNationOptions(nationCodes) } }), []);
  const form = useSchemaForm({
    schema: namesakeForm,
    sources,
    async onSubmit(values) {
      const given = values as Pick<
        ParamsOf<typeof evidenceSyncDowJones>,
        'birthDate' | 'nationality' | 'birthCountry' | 'occupation'
      >;
      const { cleared } = await tell({ seqNo, role, ...given });
      if (cleared) showToast({ messageKey: 'evidence.namesake.cleared', onLeaving: true });
      await navigate('evidenceListNew', { seqNo, ...(cleared ? {} : { verifyType }) }, { replace: true });
    },
  });
  return (
    <QuestionsScreen
      id={`namesake-${role}`}
      title={t(`evidence.namesake.${role}`)}
      note={
        role === 'payer'
          ? t('evidence.namesake.payerNote')
          : t('evidence.namesake.payeeNote', { name: order.payeeInfo.name })
      }
      form={form}
      submit={t('evidence.namesake.next')}
    />
  );
}
