import { useMemo } from 'react';
import { countryList } from '@/domain/countries/countries';
import { useT, useTKey } from '@/i18n';
import { Field } from '@/ui/FormItem';
import { PhoneField } from '@/ui/PhoneField';
import { Tabs } from '@/ui/Tabs';
import { TextField } from '@/ui/TextField';
import type { ContactValue, ContactWay } from './contact';

interface Props {
  /** Prefix of the controls' ids: `login-phone`, `login-email`. */
  id: string;
  value: ContactValue;
  onChange: (change: Partial<ContactValue>) => void;
  error?: boolean;
  only?: ContactWay;
}

export function ContactFields({ id, value, onChange, error, only }: Props) {
  const t = useT();
  const way = only ?? value.way;
  const areaCodes = useAreaCodes();
  return (
    <>
      {only ? null : (
        <Tabs
          id={`${id}-way`}
          tabs={[
            { key: 'phone', label: t('account.contact.phone') },
            { key: 'email', label: t('account.contact.email') },
          ]}
          active={way}
          onChange={(next) => onChange({ way: next })}
        />
      )}
      {way === 'phone' ? (
        <Field
          as={PhoneField}
          id={`${id}-phone`}
          label={t('account.contact.phoneNumber')}
          error={error ? t('account.contact.phoneError') : undefined}
          value={{ areaCode: value.areaCode, number: value.phoneNumber }}
          areaCodes={areaCodes}
          onChange={({ areaCode, number }) => onChange({ areaCode, phoneNumber: number })}
        />
      ) : (
        <Field
          as={TextField}
          id={`${id}-email`}
          label={t('account.contact.emailAddress')}
          error={error ? t('account.contact.emailError') : undefined}
          type="email"
          value={value.email}
          autoComplete="email"
          onChange={(email) => onChange({ email })}
        />
      )}
    </>
  );
}

function useAreaCodes() {
  const tKey = useTKey();
  return useMemo(
    () =>
      countryList.map((country) => ({
        value: country.areaCode,
        label: `${tKey(country.nameKey)} +${country.areaCode}`,
        flag: country.code,
        search: `${country.code} ${country.areaCode}`,
      })),
    [tKey],
  );
}
