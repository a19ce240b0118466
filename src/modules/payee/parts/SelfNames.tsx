import { useEffect } from 'react';
import { useFieldValue, type SchemaFormHandle } from '@/forms';
import { useT } from '@/i18n';
import { Notice } from '@/ui/Notice';

interface Props {
  form: SchemaFormHandle;
  firstName?: string;
  lastName?: string;
}

export function SelfNames({ form, firstName, lastName }: Props) {
  const t = useT();
  const self = useFieldValue(form, 'relationshipToReceiver') === 'self';
  const { methods } = form;
  useEffect(() => {
    if (!self || !firstName || !lastName) return;
    const values = methods.getValues();
    if (values.firstName === '' && values.lastName === '') {
      methods.setValue('firstName', firstName, { shouldDirty: true });
      methods.setValue('lastName', lastName, { shouldDirty: true });
    }
  }, [self, firstName, lastName, methods]);
  return self ? <Notice>{t('payeeForms.selfHint')}</Notice> : null;
}
