import { useT } from '@/i18n';
import { payeeFormOf } from '@/schemas/payee';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { EmptyState } from '@/ui/EmptyState';
import { Screen } from '@/ui/Screen';
import '../texts';
import { formOfRoute, formRoutes, type FormRouteState } from '../formRoute';
import { MethodForm } from '../parts/MethodForm';

/** /payee/bank/{country}, /payee/method/{type} and their like: the form of country and way of receiving. */
export function PayeeForm() {
  const t = useT();
  const route = useRoute(...formRoutes) as FormRouteState;
  const { country, key } = formOfRoute(route, remitDraftStore.getState().targetCountryCode ?? null);
  const schema = payeeFormOf(country, key);
  if (schema)
    return (
      <MethodForm key={schema.id} schema={schema} formKey={key} forRemit={route.params.forRemit === true} />
    );
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
