import { Text, View } from '@tarojs/components';
import { useCallback, useEffect, useState } from 'react';
import { useT, useTKey } from '@/i18n';
import { files } from '@/platform/files';
import { scanner } from '@/platform/scanner';
import { isCancelled } from '@/platform/types';
import { goBack } from '@/state/navigation';
import { openScanned, scanFailure, scanWithHost, takeAsker } from '@/state/scan';
import { a11y } from '@/ui/aria/a11y';
import { AllowAgain } from '@/ui/AllowAgain';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { Spinner } from '@/ui/Spinner';
import '../scannerTexts';
import './scanner.scss';

type Camera = 'starting' | 'on' | 'reading' | ReturnType<typeof scanFailure>;
type Trouble = 'noCode' | 'foreign' | 'unknown' | null;

const PICTURE = 'scanner-picture';

export function Scanner() {
  const t = useT();
  const tKey = useTKey();
  const byHost = scanner.kind() === 'host';
  const [camera, setCamera] = useState<Camera>('starting');
  const [trouble, setTrouble] = useState<Trouble>(null);
  const [round, setRound] = useState(0);

  const take = useCallback(async (text: string): Promise<void> => {
    const asker = takeAsker();
    if (asker) {
      // Back first: the caller opens the next page on top of its own screen.
      await goBack();
      return asker(text);
    }
    const outcome = await openScanned(text, { replace: true });
    if (outcome !== 'route') setTrouble(outcome);
    return undefined;
  }, []);

  useEffect(() => {
    if (byHost) return undefined;
    let gone = false;
    const watching = scanner.watch(PICTURE, (text) => void take(text));
    watching.then(
      () => gone || setCamera('on'),
      (thrown: unknown) => gone || setCamera(scanFailure(thrown)),
    );
    return () => {
      gone = true;
      // Also stops a camera that is still opening.
      void watching.then(
        (end) => end(),
        () => undefined,
      );
    };
  }, [byHost, round, take]);
  // The caller gets null when the scanner closes without a code.
  useEffect(() => () => takeAsker()?.(null), []);

  const again = (): void => {
    setTrouble(null);
    setCamera('starting');
    setRound((count) => count + 1);
  };
  const withHost = async (): Promise<void> => {
    setTrouble(null);
    setCamera('starting');
    try {
      await take(await scanWithHost());
    } catch (thrown) {
      if (!isCancelled(thrown)) setCamera(scanFailure(thrown));
    }
  };
  const fromPicture = async (): Promise<void> => {
    const before = camera;
    setTrouble(null);
    try {
      const [file] = await files.choose({ count: 1, types: ['image'], source: 'album' });
      if (!file) return;
      setCamera('reading');
      const text = await scanner.read(file).catch(() => null);
      setCamera(before);
      if (text) await take(text);
      else setTrouble('noCode');
    } catch (thrown) {
      setCamera(before);
      if (!isCancelled(thrown)) setTrouble('noCode');
    }
  };

  const resting = trouble === 'foreign' || trouble === 'unknown';
  const failed = camera !== 'starting' && camera !== 'on' && camera !== 'reading';
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
              kind={failed ? 'primary' : 'secondary'}
              icon="image"
              label={t('scanner.album')}
              onPress={fromPicture}
            />
          )}
          {(failed && camera !== 'insecure') || trouble ? (
            <Button
              id="scanner-again"
              wide
              kind={resting && !byHost ? 'primary' : 'secondary'}
              icon="refresh"
              label={t('scanner.again')}
              onPress={byHost ? withHost : again}
            />
          ) : null}
        </View>
      }
    >
      <View className="scanner__stage">
        {failed ? (
          <View className="scanner__off" id={`scanner-${camera}`} {...a11y({ live: 'polite' })}>
            <Icon name="camera" size="l" />
            <Text className="scanner__why">{tKey(`scanner.${camera}.title`)}</Text>
            <Text className="scanner__note">
              {byHost ? t('scanner.hostNote') : tKey(`scanner.${camera}.note`)}
            </Text>
            {camera === 'denied' ? <AllowAgain id="scanner-allow" /> : null}
          </View>
        ) : byHost ? (
          <Icon name="scan" size="l" />
        ) : (
          <>
            <View id={PICTURE} className="scanner__picture" />
            <View className="scanner__frame" />
            {camera === 'on' ? null : (
              <View className="scanner__wait">
                <Spinner />
              </View>
            )}
          </>
        )}
      </View>
      <View {...a11y({ live: 'polite' })}>
        {failed || resting ? null : (
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
