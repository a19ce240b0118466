import { useT } from '@/i18n';
import { type ChosenFor, chosenForOf } from '@/forms/payee/useChoosePayee';
import { payeeFormOf } from '@/schemas/payee';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import '../texts';
import { formOfRoute, formRoutes, type FormRouteState } from '../formRoute';
import { KnownPayee } from '../parts/KnownPayee';
import { MethodForm } from '../parts/MethodForm';

export function PayeeForm() {
  const route = useRoute(...formRoutes) as FormRouteState;
  const chosenFor = chosenForOf(route.params);
  if (route.params.edits) return <KnownPayee payeeId={route.params.edits} chosenFor={chosenFor} />;
  return <NewPayee route={route} chosenFor={chosenFor} />;
}

function NewPayee({ route, chosenFor }: { route: FormRouteState; chosenFor: ChosenFor }) {
  const t = useT();
  const { country, key } = formOfRoute(route, remitDraftStore.getState().targetCountryCode ?? null);
  const schema = payeeFormOf(country, key);
  if (schema) return <MethodForm key={schema.id} schema={schema} formKey={key} chosenFor={chosenFor} />;
  return (
    <Screen title={t('payees.add')} onBack={goBack}>
      <EmptyState
        title={t('payee.form.unknown')}
        action={{
          id: 'payee-form-methods',
          label: t('payee.method.title'),
          onPress: () => navigate('selectPayeeMethod', {}, { replace: true }),
        }}
      />
    </Screen>
  );
}
