import type { ComponentProps, ReactNode } from 'react';
import type { LargeRemitStep } from '@/domain/largeRemit';
import { useT } from '@/i18n';
import { goBack } from '@/state/navigation';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { FlowSteps } from '@/ui/FlowSteps';
import { Screen } from '@/ui/Screen';
import { shownSteps } from './steps';
import './texts';

interface Props extends Pick<ComponentProps<typeof ActionBar>, 'main' | 'middle'> {
  id: string;
  title: string;
  step?: LargeRemitStep;
  children: ReactNode;
}

export function LargeScreen({ id, title, step, main, middle, children }: Props) {
  const t = useT();
  const shown = step === 'signaturePrompt' ? 'signature' : step;
  const at = shownSteps.indexOf(shown as (typeof shownSteps)[number]);
  return (
    <Screen
      id={id}
      title={title}
      onBack={goBack}
      footer={<ActionBar help={{ onPress: () => contactService(id) }} main={main} middle={middle} />}
    >
      {at >= 0 ? (
        <FlowSteps steps={shownSteps.map((name) => t(`largeRemit.short.${name}`))} current={at} />
      ) : null}
      {children}
    </Screen>
  );
}
