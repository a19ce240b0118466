import { View } from '@tarojs/components';
import type { Quote } from '@/contracts/entities/order';
import { ServerSelect } from '@/forms/controls/ServerSelect';
import { isShown, type useEnumOptions } from '@/forms/serverLists';
import { RATE_TOLERANCE_PERCENT } from '@/domain/rateLock';
import { useT } from '@/i18n';
import { type RemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { FormItem } from '@/ui/FormItem';
import { TextField } from '@/ui/TextField';

interface Props {
  draft: RemitDraft;
  quote: Quote;
  purposes: ReturnType<typeof useEnumOptions>;
  relations: ReturnType<typeof useEnumOptions>;
  shownErrors: boolean;
}

/** What the sender says of a transfer: its purpose, how they know the payee, a word to them, and whether the rate is to hold. */
export function Declared({ draft, quote, purposes, relations, shownErrors }: Props) {
  const t = useT();
  return (
    <Card>
      <FormItem
        id="confirm-purpose"
        label={t('confirm.purpose')}
        error={
          shownErrors && !isShown(purposes.options, draft.purpose) ? t('confirm.choosePurpose') : undefined
        }
      >
        <ServerSelect
          id="confirm-purpose"
          disabled={draft.commitKey !== undefined}
          label={t('confirm.purpose')}
          value={draft.purpose ?? ''}
          invalid={shownErrors && !isShown(purposes.options, draft.purpose)}
          list={purposes}
          placeholder={t('confirm.choosePurpose')}
          onChange={(purpose) => remitDraftStore.setState({ purpose })}
        />
      </FormItem>
      <FormItem
        id="confirm-relation"
        label={t('confirm.relation')}
        error={
          shownErrors && !isShown(relations.options, draft.relation) ? t('confirm.chooseRelation') : undefined
        }
      >
        <ServerSelect
          id="confirm-relation"
          disabled={draft.commitKey !== undefined}
          label={t('confirm.relation')}
          value={draft.relation ?? ''}
          invalid={shownErrors && !isShown(relations.options, draft.relation)}
          list={relations}
          placeholder={t('confirm.chooseRelation')}
          onChange={(relation) => remitDraftStore.setState({ relation })}
        />
      </FormItem>
      <FormItem id="confirm-postscript" label={t('confirm.postscript')} required={false}>
        <TextField
          id="confirm-postscript"
          disabled={draft.commitKey !== undefined}
          label={t('confirm.postscript')}
          value={draft.postscript ?? ''}
          maxLength={140}
          onChange={(postscript) => remitDraftStore.setState({ postscript: postscript || undefined })}
        />
      </FormItem>
      {quote.rateLockHours > 0 ? (
        <Checkbox
          id="confirm-lock"
          label={t('confirm.lock', { count: quote.rateLockHours })}
          checked={draft.lockRate ?? false}
          onChange={(lockRate) => remitDraftStore.setState({ lockRate })}
        >
          <View>{t('confirm.lock', { count: quote.rateLockHours })}</View>
          <View className="t-note">{t('confirm.lockHint', { percent: RATE_TOLERANCE_PERCENT })}</View>
        </Checkbox>
      ) : null}
    </Card>
  );
}
