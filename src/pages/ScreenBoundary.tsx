import { Component, type PropsWithChildren, type ReactNode } from 'react';
import { Button, Text, View } from '@tarojs/components';
import { tKey } from '@/i18n';
import { goBack } from '@/state/navigation';
import './texts';

interface Props extends PropsWithChildren {
  onError: (error: unknown) => void;
}

/** What a page shows when its screen broke, or its code did not load. Needs nothing that may have broken too. */
export function PageFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <View className="page-failed">
      <Text className="page-failed__text">{tKey('navigation.failed')}</Text>
      <Button id="page-failed-retry" onClick={onRetry}>
        {tKey('navigation.retry')}
      </Button>
      <Button id="page-failed-back" onClick={() => void goBack()}>
        {tKey('navigation.back')}
      </Button>
    </View>
  );
}

/** Keeps one broken screen from taking the app with it. */
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
