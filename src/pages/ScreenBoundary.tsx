import { Component, type PropsWithChildren, type ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { tKey } from '@/i18n';
import { goBack } from '@/state/navigation';
import { Tap } from '@/ui/Tap';
import { useFirstSightEnd } from './firstSight';

interface Props extends PropsWithChildren {
  onError: (error: unknown) => void;
}

/** Imports little: anything else may be broken too. */
export function PageFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  useFirstSightEnd(true);
  return (
    <View className="page-failed">
      <Text className="page-failed__text">{tKey('navigation.failed')}</Text>
      <Tap id="page-failed-retry" className="page-failed__tap" onPress={onRetry}>
        <Text>{tKey('navigation.retry')}</Text>
      </Tap>
      <Tap id="page-failed-back" className="page-failed__tap" onPress={() => goBack()}>
        <Text>{tKey('navigation.back')}</Text>
      </Tap>
    </View>
  );
}

export class ScreenBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return <PageFailed onRetry={() => this.setState({ broken: false })} />;
  }
}
