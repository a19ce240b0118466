import { useEffect, useMemo, useRef, useState } from 'react';
import { schoolPaperConfirm, schoolPaperUpload } from '@/contracts/calls/school/fee';
import { schoolCodes } from '@/contracts/errors/server';
import { textOf } from '@/core/validation';
import type { SchoolPaper } from '@/domain/school/schoolPapers';
import { SchemaForm, useSchemaForm, type SchemaFormHandle, type UploadPort } from '@/forms';
import { sendForm } from '@/forms/sendForm';
import { useT } from '@/i18n';
import { paperFields, paperForm } from '@/schemas/schoolAccount/papers';
import { upload } from '@/state/client/client';
import { showError } from '@/state/client/showError';
import { formDrafts } from '@/state/drafts/drafts';
import { contactService } from '@/state/market/support';
import { goBack } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { ActionBar } from '@/ui/ActionBar';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';

interface Props {
  paper: SchoolPaper;
  payeeId: string;
  title: string;
  why: string;
  onward: () => Promise<void>;
}

export function PaperUpload({ paper, payeeId, title, why, onward }: Props) {
  const t = useT();
  const schema = useMemo(() => paperForm(paper), [paper]);
  const handle = useRef<SchemaFormHandle | null>(null);
  const [leaving, setLeaving] = useState(false);
  const { mutateAsync: confirm } = useCallMutation(schoolPaperConfirm);
  const uploads = useMemo<UploadPort>(
    () =>
      () =>
      async (file, { fileNumber, ...options }) => {
        const sent = await upload(schoolPaperUpload, { paper, payeeId, fileNumber }, file, options);
        const read = Object.entries(sent.fields);
        for (const [name, value] of read) handle.current?.setValue(name, value);
        if (read.length === 0) showToast({ messageKey: 'overseas.papers.unread' });
        return sent;
      },
    [paper, payeeId],
  );
  const form = useSchemaForm({
    schema,
    uploads,
    draft: formDrafts,
    async onSubmit(values) {
      await confirm({
        paper,
        payeeId,
        images: Array.isArray(values.images) ? (values.images as string[]) : [],
        fields: Object.fromEntries(
          paperFields[paper].flatMap(({ name }) => {
            const value = textOf(values, name);
            return value ? [[name, value]] : [];
          }),
        ),
      });
      await onward();
    },
  });
  useEffect(() => {
    handle.current = form;
  });
  const skip = async (): Promise<void> => {
    setLeaving(true);
    await onward()
      .catch(showError)
      .finally(() => setLeaving(false));
  };
  return (
    <Screen
      id={`school-paper-${paper}`}
      title={title}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('overseasPaper') }}
          middle={{
            id: 'school-paper-later',
            label: t('overseas.papers.later'),
            disabled: form.busy || leaving,
            onPress: skip,
          }}
          main={{
            id: 'school-paper-next',
            label: t('common.next'),
            busy: form.busy,
            disabled: leaving,
            onPress: () =>
              sendForm(form, schoolCodes.fieldsWrong, { 'lastName.same': t('overseas.papers.notYours') }),
          }}
        />
      }
    >
      <Notice>{why}</Notice>
      <SchemaForm form={form} />
    </Screen>
  );
}
