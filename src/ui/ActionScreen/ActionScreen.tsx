import type { ComponentProps, ReactNode } from 'react';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Screen } from '@/ui/Screen';
import type { FrameScreen } from './frameScreen';

interface Props {
  screen: FrameScreen;
  service: Parameters<typeof contactService>[0];
  main: ComponentProps<typeof ActionBar>['main'];
  children: ReactNode;
}

export function ActionScreen({ screen, service, main, children }: Props) {
  return (
    <Screen {...screen} footer={<ActionBar help={{ onPress: () => contactService(service) }} main={main} />}>
      {children}
    </Screen>
  );
}
