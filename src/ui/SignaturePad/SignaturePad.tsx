import { Text, View } from '@tarojs/components';
import { useT } from '@/i18n';
import '@/i18n/signatureTexts';
import { a11y } from '../aria/a11y';
import { classes } from '../theme/classes';
import { DrawingArea } from '../DrawingArea';
import { Field, FormItem } from '../FormItem';
import './signaturePad.scss';
import { Tabs } from '../Tabs';
import { TextButton } from '../TextButton';
import { TextField } from '../TextField';
import type { Signature } from './useSignature';

interface Props {
  id: string;
  /** From `useSignature`. */
  signature: Signature;
  error?: string;
}

export function SignaturePad({ id, signature, error }: Props) {
  const t = useT();
  const { way, lines, name, area } = signature;
  const byHand = way === 'hand';
  const state = byHand
    ? lines === 0
      ? t('signature.nothing')
      : t('signature.lines', { count: lines })
    : name.trim() === ''
      ? t('signature.noName')
      : t('signature.named', { name: name.trim() });
  return (
    <View id={id} className="ui-signature">
      <Tabs
        id={`${id}-way`}
        label={t('signature.ways')}
        tabs={[
          { key: 'hand', label: t('signature.byHand') },
          { key: 'name', label: t('signature.byName') },
        ]}
        active={way}
        onChange={signature.setWay}
      />
      {byHand ? null : (
        <Field
          as={TextField}
          id={`${id}-name`}
          label={t('signature.fullName')}
          hint={t('signature.fullNameHint')}
          error={error}
          value={name}
          onChange={signature.setName}
          maxLength={80}
          autoComplete="name"
        />
      )}
      <FormItem id={`${id}-area`} error={byHand ? error : undefined}>
        <View
          className={classes(
            'ui-signature__area',
            !byHand && 'ui-signature__area--typed',
            byHand && error !== undefined && 'ui-signature__area--invalid',
          )}
        >
          <View className="ui-signature__line" />
          {byHand && lines === 0 ? (
            <Text className="ui-signature__here" {...a11y({ hidden: true })}>
              {t('signature.here')}
            </Text>
          ) : null}
          <View
            className="ui-signature__sheet"
            {...a11y({ role: 'img', label: `${t('signature.area')}: ${state}` })}
          >
            <DrawingArea id={signature.areaId} className="ui-signature__canvas" input={signature.input} />
          </View>
        </View>
      </FormItem>
      {area === 'failed' ? (
        <View className="ui-signature__failed">
          <Text>{t('signature.failed')}</Text>
          <TextButton id={`${id}-again`} label={t('common.retry')} onPress={signature.retry} />
        </View>
      ) : null}
      <View className="ui-signature__tools">
        <View
          id={`${id}-state`}
          className="ui-signature__state"
          {...a11y({ role: 'status', live: 'polite' })}
        >
          <Text>{state}</Text>
        </View>
        {byHand ? (
          <>
            <TextButton
              id={`${id}-undo`}
              label={t('signature.undo')}
              onPress={signature.undo}
              disabled={lines === 0}
            />
            <TextButton
              id={`${id}-clear`}
              icon="trash"
              label={t('signature.clear')}
              onPress={signature.clear}
              disabled={lines === 0}
            />
          </>
        ) : null}
      </View>
    </View>
  );
}
