import { ServerSelect } from '@/forms/controls/ServerSelect';
import { isShown, type useEnumOptions } from '@/forms/serverLists';
import { useT } from '@/i18n';
import { type RemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/FormItem';
import { TextField } from '@/ui/TextField';

interface Props {
  draft: RemitDraft;
  purposes: ReturnType<typeof useEnumOptions>;
  relations: ReturnType<typeof useEnumOptions>;
  tried: boolean;
}

export function Declared({ draft, purposes, relations, tried }: Props) {
  const t = useT();
  const locked = draft.commitKey !== undefined;
  return (
    <Card>
      <Field
        as={ServerSelect}
        id="confirm-purpose"
        disabled={locked}
        label={t('confirm.purpose')}
        value={draft.purpose ?? ''}
        error={tried && !isShown(purposes.options, draft.purpose) ? t('confirm.choosePurpose') : undefined}
        list={purposes}
        placeholder={t('confirm.choosePurpose')}
        onChange={(purpose) => remitDraftStore.setState({ purpose })}
      />
      <Field
        as={ServerSelect}
        id="confirm-relation"
        disabled={locked}
        // A school is not a relative: the label is whose fees these are.
        label={t(draft.remitType === 'studyAbroad' ? 'confirm.studentRelation' : 'confirm.relation')}
        value={draft.relation ?? ''}
        error={tried && !isShown(relations.options, draft.relation) ? t('confirm.chooseRelation') : undefined}
        list={relations}
        placeholder={t('confirm.chooseRelation')}
        onChange={(relation) => remitDraftStore.setState({ relation })}
      />
      <Field
        as={TextField}
        id="confirm-postscript"
        required={false}
        disabled={locked}
        label={t('confirm.postscript')}
        value={draft.postscript ?? ''}
        maxLength={140}
        onChange={(postscript) => remitDraftStore.setState({ postscript: postscript || undefined })}
      />
    </Card>
  );
}
