import { View } from '@tarojs/components';
import type { payeeLack } from '@/forms/payee/payeeLack';
import { useT } from '@/i18n';
import { useWrong } from '@/ui/field/wrong';
import { Notice } from '@/ui/Notice';

interface Props {
  lack: NonNullable<ReturnType<typeof payeeLack>>;
  tried: boolean;
  onMend: () => unknown;
}

export function PayeeLack({ lack, tried, onMend }: Props) {
  const t = useT();
  const words = t(`confirm.lack.${lack}`);
  useWrong('confirm-payee-lack', tried ? words : undefined);
  return (
    <View id="confirm-payee-lack-item">
      <Notice tone="warn" action={{ id: 'confirm-payee-lack', label: t('confirm.lack.go'), onPress: onMend }}>
        {words}
      </Notice>
    </View>
  );
}
