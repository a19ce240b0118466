import { Text, View } from '@tarojs/components';
import { useT, useTKey } from '@/i18n';
import { goBack } from '@/state/navigation';
import { a11y } from '@/ui/aria/a11y';
import { AllowAgain } from '@/ui/AllowAgain';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { Spinner } from '@/ui/Spinner';
import '../scannerTexts';
import { PICTURE, useScanning } from '../useScanning';
import './scanner.scss';

type Scanning = ReturnType<typeof useScanning>;

export function Scanner() {
  const t = useT();
  const tKey = useTKey();
  const { byHost, camera, failure, trouble, again, withHost, fromPicture } = useScanning();
  const resting = trouble === 'foreign' || trouble === 'unknown';
  return (
    <Screen
      id="scanner"
      title={t('scanner.title')}
      onBack={goBack}
      footer={
        <View className="scanner__actions">
          {byHost ? (
            <Button id="scanner-start" wide icon="scan" label={t('scanner.start')} onPress={withHost} />
          ) : (
            <Button
              id="scanner-album"
              wide
              kind={failure ? 'primary' : 'secondary'}
              icon="image"
              label={t('scanner.album')}
              onPress={fromPicture}
            />
          )}
          {(failure && failure !== 'insecure') || trouble ? (
            <Button
              id="scanner-again"
              wide
              kind={resting && !byHost ? 'primary' : 'secondary'}
              icon="refresh"
              label={t('scanner.again')}
              onPress={again}
            />
          ) : null}
        </View>
      }
    >
      <View className="scanner__stage">
        <Stage byHost={byHost} camera={camera} failure={failure} />
      </View>
      <View {...a11y({ live: 'polite' })}>
        {failure || resting ? null : (
          <Text className="scanner__hint">
            {t(
              camera === 'reading'
                ? 'scanner.reading'
                : byHost
                  ? 'scanner.hostHint'
                  : camera === 'starting'
                    ? 'scanner.starting'
                    : 'scanner.hint',
            )}
          </Text>
        )}
        {trouble ? <Notice tone="warn">{tKey(`scanner.${trouble}`)}</Notice> : null}
      </View>
    </Screen>
  );
}

function Stage({ byHost, camera, failure }: Pick<Scanning, 'byHost' | 'camera' | 'failure'>) {
  const t = useT();
  const tKey = useTKey();
  if (failure)
    return (
      <View className="scanner__off" id={`scanner-${failure}`} {...a11y({ live: 'polite' })}>
        <Icon name="camera" size="l" />
        <Text className="scanner__why">{tKey(`scanner.${failure}.title`)}</Text>
        <Text className="scanner__note">
          {byHost ? t('scanner.hostNote') : tKey(`scanner.${failure}.note`)}
        </Text>
        {failure === 'denied' ? <AllowAgain id="scanner-allow" /> : null}
      </View>
    );
  if (byHost) return <Icon name="scan" size="l" />;
  return (
    <>
      <View id={PICTURE} className="scanner__picture" />
      <View className="scanner__frame" />
      {camera === 'on' ? null : (
        <View className="scanner__wait">
          <Spinner />
        </View>
      )}
    </>
  );
}
