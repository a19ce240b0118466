import { Text, View } from '@tarojs/components';
import { type ReactNode, useEffect } from 'react';
import { useT } from '@/i18n';
import type { CanvasSurface, LocalFile } from '@/platform/types';
import { a11y } from '../aria/a11y';
import { DrawingArea, useSurface } from '../DrawingArea';
import { TextButton } from '../TextButton';
import './qrCode.scss';
import { qrModules } from './qrModules';

/** Light modules around the code (ISO/IEC 18004). */
const QUIET = 4;
/** Readers need black on white in every theme. */
const DARK = '#000';
const LIGHT = '#fff';

function draw({ pen, width, height }: CanvasSurface, text: string): void {
  const modules = qrModules(text);
  const side = Math.min(width, height) / (modules.length + 2 * QUIET);
  pen.fillStyle = LIGHT;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = DARK;
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      // Overlaps: no light line between dark modules.
      const [left, top] = [(x + QUIET) * side, (y + QUIET) * side];
      if (dark) pen.fillRect(left, top, side + 0.3, side + 0.3);
    }),
  );
}

interface Props {
  id: string;
  text: string;
  /** For screen readers. */
  label: string;
  /** Shown without a canvas. */
  failed: string;
  /** Shown below once drawn. */
  children?: (png: (name: string) => Promise<LocalFile>) => ReactNode;
}

export function QrCode({ id, text, label, failed, children }: Props) {
  const t = useT();
  const { surface, state, retry } = useSurface(`${id}-canvas`);
  useEffect(() => {
    if (surface) draw(surface, text);
  }, [surface, text]);
  return (
    <View className="ui-qr">
      <View className="ui-qr__area" {...a11y({ role: 'img', label })}>
        <DrawingArea id={`${id}-canvas`} className="ui-qr__canvas" />
      </View>
      {state === 'failed' ? (
        <View className="ui-qr__failed" {...a11y({ role: 'status' })}>
          <Text>{failed}</Text>
          <TextButton id={`${id}-again`} label={t('common.retry')} onPress={retry} />
        </View>
      ) : null}
      {surface && children ? children(surface.png) : null}
    </View>
  );
}
