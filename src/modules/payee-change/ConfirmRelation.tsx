import { orderRelationShipChange } from '@/contracts/calls/payee/change';
import { useFields } from '@/forms/useFields';
import { ServerSelect } from '@/forms/controls/ServerSelect';
import { isShown, useEnumOptions } from '@/forms/serverLists';
import { useT } from '@/i18n';
import { navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { showError } from '@/state/client/showError';
import { askDeviceProof } from '@/state/session/deviceProof';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Field } from '@/ui/FormItem';
import { Notice } from '@/ui/Notice';
import { ActionScreen } from '@/ui/ActionScreen';
import type { FrameScreen } from '@/ui/ActionScreen';
import { ChangeGate, type ChangeInfo } from './ChangeFrame';

export function ConfirmRelation() {
  const t = useT();
  const { params } = useRoute('confirmPayeeRelation');
  return (
    <ChangeGate id="confirm-relation" title={t('payeeChange.relation.title')} seqNo={params.seqNo}>
      {(change) => <RelationForm {...change} />}
    </ChangeGate>
  );
}

interface Props {
  info: ChangeInfo;
  seqNo: string;
  screen: FrameScreen;
}

function RelationForm({ info, seqNo, screen }: Props) {
  const t = useT();
  const relations = useEnumOptions({ type: 'relationship', targetCountry: info.targetCountry });
  const { mutateAsync: changeRelation } = useCallMutation(orderRelationShipChange);
  const form = useFields({
    initial: { relation: info.current.relationshipToReceiver ?? '' },
    rules: {
      relation: (relation) =>
        isShown(relations.options, relation) ? undefined : t('payeeChange.relation.needed'),
    },
    async onSubmit({ relation }) {
      await changeRelation({ seqNo, relation });
      showToast({ messageKey: 'payeeChange.relation.done', onLeaving: true });
      await navigate('bankOrder', { seqNo }, { replace: true });
    },
  });
  return (
    <ActionScreen
      screen={screen}
      service="payeeRelation"
      main={{
        id: 'relation-submit',
        label: t('payeeChange.relation.submit'),
        busy: form.busy,
        onPress: () =>
          form.submit().catch((error: unknown) => (askDeviceProof(error) ? undefined : showError(error))),
      }}
    >
      <Notice tone="info">{t('payeeChange.relation.hint')}</Notice>
      <Card>
        <DetailRow label={t('payeeChange.relation.payee')} value={info.current.name} />
        <Field
          as={ServerSelect}
          id="relation"
          label={t('payeeChange.relation.label')}
          list={relations}
          {...form.field('relation')}
        />
      </Card>
    </ActionScreen>
  );
}
