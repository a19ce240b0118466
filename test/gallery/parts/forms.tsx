import { useMemo, useState } from 'react';
import { countryCodes } from '@/domain/countries/countries';
import { SchemaForm, type UploadPort, useSchemaForm } from '@/forms';
import { defineForm } from '@/schemas/types';
import { showToast } from '@/state/notices/notices';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { CodeField } from '@/ui/CodeField';
import { FormItem } from '@/ui/FormItem';
import { PasswordField } from '@/ui/PasswordField';
import { PhoneField } from '@/ui/PhoneField';
import { RadioGroup } from '@/ui/RadioGroup';
import { PhotoExamples } from '@/ui/PhotoExamples';
import { Screen } from '@/ui/Screen';
import { TextField } from '@/ui/TextField';
import { UploadField } from '@/ui/UploadField';
import { UploadItem } from '@/ui/UploadItem';

const schema = defineForm({
  id: 'gallery-form',
  sections: [
    {
      titleKey: 'fields.fullName',
      fields: [
        { kind: 'name', name: 'firstName', labelKey: 'fields.firstName', hintKey: 'validation.englishName' },
        {
          kind: 'name',
          name: 'lastName',
          labelKey: 'fields.lastName',
          rules: [{ rule: 'different', field: 'firstName', warning: true }],
        },
        { kind: 'name', name: 'middleName', labelKey: 'fields.middleName', required: false },
        {
          kind: 'date',
          name: 'birthday',
          labelKey: 'fields.birthday',
          max: 'today',
          rules: [{ rule: 'minAge', value: 18 }],
        },
        { kind: 'country', name: 'nationality', labelKey: 'fields.nationality' },
        {
          kind: 'radio',
          name: 'gender',
          labelKey: 'fields.gender',
          choices: [
            { value: 'M', labelKey: 'fields.male' },
            { value: 'F', labelKey: 'fields.female' },
          ],
        },
        {
          kind: 'text',
          name: 'taxId',
          labelKey: 'fields.taxId',
          visible: { field: 'gender', is: 'F' },
          rules: ['taxId9'],
          transform: 'digits',
          maxLength: 9,
        },
      ],
    },
    {
      titleKey: 'fields.address',
      fields: [
        {
          kind: 'phone',
          name: 'phoneNumber',
          labelKey: 'fields.phoneNumber',
          areaCodeName: 'areaCode',
          defaultAreaCode: '61',
          areaCodes: [
            { value: '61', label: 'Australia +61' },
            { value: '86', label: 'China +86' },
          ],
        },
        { kind: 'email', name: 'email', labelKey: 'fields.email' },
        {
          kind: 'address',
          part: 'street',
          name: 'street',
          labelKey: 'fields.street',
          rules: ['streetAustralia', 'noPoBox'],
        },
        { kind: 'postCode', name: 'postCode', labelKey: 'fields.postCode', country: 'AUS' },
        {
          kind: 'bankAccount',
          name: 'iban',
          labelKey: 'fields.iban',
          grouped: true,
          transform: 'upper',
          maxLength: 34,
          rules: ['iban', { rule: 'ibanCheck', warning: true }],
        },
        {
          kind: 'select',
          name: 'occupation',
          labelKey: 'fields.occupation',
          choices: { source: 'occupations' },
        },
        { kind: 'textarea', name: 'remark', labelKey: 'fields.postscript', required: false, counter: true },
        { kind: 'upload', name: 'front', labelKey: 'upload.addPicture', purpose: 'front', max: 1 },
        { kind: 'checkbox', name: 'declaration', labelKey: 'fields.declaration' },
      ],
    },
  ],
});

const uploads: UploadPort =
  () =>
  async (file, { onProgress }) => {
    onProgress(60);
    await new Promise((done) => setTimeout(done, 300));
    return { ossFileKey: `key-${file.name}` };
  };

const sources = {
  countries: countryCodes.map((code) => ({ value: code, label: code })),
  occupations: Array.from({ length: 30 }, (_, at) => ({
    value: `o${at}`,
    label: `Occupation ${at + 1}`,
    note: at % 3 ? undefined : 'with a note',
  })),
};

export function FormPart() {
  const form = useSchemaForm({
    schema,
    sources,
    uploads,
    onSubmit: async (values) => {
      await new Promise((done) => setTimeout(done, 300));
      showToast({ text: JSON.stringify(values) });
    },
  });
  return (
    <Screen
      title="About you"
      onBack={() => undefined}
      footer={
        <ActionBar
          help={{ onPress: () => undefined }}
          main={{ id: 'form-submit', label: 'Continue', onPress: form.submit, busy: form.busy }}
        />
      }
    >
      <SchemaForm form={form} />
    </Screen>
  );
}

export function FieldsPart() {
  const [code, setCode] = useState('12');
  const [text, setText] = useState('');
  const [password, setPassword] = useState('abc');
  const [phone, setPhone] = useState({ areaCode: '61', number: '412345678' });
  const [method, setMethod] = useState('bank');
  const areaCodes = useMemo(
    () => [
      { value: '61', label: 'Australia', flag: 'AUS' },
      { value: '86', label: 'China', flag: 'CHN' },
    ],
    [],
  );
  return (
    <Screen title="Fields" onBack={() => undefined}>
      <Card>
        <FormItem id="f-text" label="Name" hint="As in the passport">
          <TextField id="f-text" label="Name" value={text} onChange={setText} />
        </FormItem>
        <FormItem id="f-error" label="Email" error="Enter an email address, like name@example.com">
          <TextField id="f-error" label="Email" invalid value="name@" onChange={() => undefined} />
        </FormItem>
        <FormItem id="f-code" label="Verification code">
          <CodeField id="f-code" label="Verification code" value={code} onChange={setCode} />
        </FormItem>
        <FormItem id="f-password" label="Password" warning="This password is used by many people">
          <PasswordField id="f-password" label="Password" value={password} onChange={setPassword} />
        </FormItem>
        <FormItem id="f-phone" label="Mobile number" required={false}>
          <PhoneField
            id="f-phone"
            label="Mobile number"
            value={phone}
            onChange={setPhone}
            areaCodes={areaCodes}
          />
        </FormItem>
        <FormItem id="f-method" label="How do you want to pay?">
          <RadioGroup
            id="f-method"
            label="How do you want to pay?"
            cards
            value={method}
            onChange={setMethod}
            options={[
              { value: 'bank', label: 'Bank transfer', note: 'No fee, arrives in 1 to 3 working days' },
              { value: 'payid', label: 'PayID', note: 'No fee, arrives within minutes' },
              { value: 'card', label: 'Card', note: 'Not open in your market', disabled: true },
            ]}
          />
        </FormItem>
      </Card>
      <Card title="Files">
        {(['page', 'card'] as const).map((shape) => (
          <PhotoExamples
            key={shape}
            shape={shape}
            captions={{
              good: 'Flat, all four corners',
              glare: 'Glare',
              cut: 'Cut off',
              blurred: 'Blurred',
            }}
            saidOf={(fault) => `Not like this: ${fault}`}
          />
        ))}
        <UploadItem
          id="u5"
          label="Photo page"
          state="failed"
          message="This photo looks blurred. Hold still in good light and take it again."
          onUse={() => undefined}
          onRemove={() => undefined}
        />
        <UploadItem
          id="u6"
          label="Photo page"
          state="done"
          message="We couldn't read this photo"
          onAgain={() => undefined}
          onRemove={() => undefined}
        />
        <UploadField
          id="u1"
          label="Front of the document"
          max={1}
          types={['image', 'pdf']}
          send={uploads('gallery')}
          onChange={() => undefined}
        />
        <UploadItem
          id="u2"
          label="Back of the document"
          state="uploading"
          percent={60}
          fileName="back-of-the-document-2025.jpg"
          onStop={() => undefined}
        />
        <UploadItem
          id="u3"
          label="Selfie"
          state="failed"
          message="This file is too large. The limit is 10 MB."
          onRetry={() => undefined}
          onRemove={() => undefined}
        />
        <UploadItem
          id="u4"
          label="Proof of address"
          state="done"
          fileName="bill.pdf"
          onRemove={() => undefined}
          onPreview={() => undefined}
        />
      </Card>
    </Screen>
  );
}
