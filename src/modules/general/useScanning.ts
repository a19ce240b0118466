import { useCallback, useEffect, useState } from 'react';
import { files } from '@/platform/files';
import { scanner } from '@/platform/scanner';
import { isCancelled } from '@/platform/types';
import { goBack } from '@/state/navigation';
import { openScanned, scanFailure, scanWithHost, takeAsker } from '@/state/scan';

type Camera = 'starting' | 'on' | 'reading' | ReturnType<typeof scanFailure>;
type Trouble = 'noCode' | 'foreign' | 'unknown' | null;

/** Id of the camera's view. */
export const PICTURE = 'scanner-picture';

export function useScanning() {
  const byHost = scanner.kind() === 'host';
  const [camera, setCamera] = useState<Camera>('starting');
  const [trouble, setTrouble] = useState<Trouble>(null);
  const [round, setRound] = useState(0);

  const take = useCallback(async (text: string): Promise<void> => {
    const asker = takeAsker();
    if (asker) {
      // First, so that the caller opens the next page above itself.
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
  // null: closed without a code.
  useEffect(() => () => takeAsker()?.(null), []);

  const watchAgain = (): void => {
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
  return {
    byHost,
    camera,
    failure: camera === 'starting' || camera === 'on' || camera === 'reading' ? null : camera,
    trouble,
    again: byHost ? withHost : watchAgain,
    withHost,
    fromPicture,
  };
}
