import { useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '@/state/useLatest';
import {
  distance,
  type Ink,
  type InkPoint,
  type InkVerdict,
  judgeInk,
  judgeName,
  type NameVerdict,
  noInk,
  placeSheet,
  toArea,
  toSheet,
} from '@/core/signature';
import { canvas } from '@/platform/canvas';
import type { CanvasInput, CanvasSurface, LocalFile } from '@/platform/types';
import { useSurface } from '../DrawingArea';
import { drawSigned, drawTail, type Signed } from './signatureInk';

export type SignatureWay = Signed['by'];

export interface Signature {
  readonly areaId: string;
  way: SignatureWay;
  setWay: (way: SignatureWay) => void;
  lines: number;
  name: string;
  setName: (name: string) => void;
  undo: () => void;
  clear: () => void;
  /** Whether it is signed. */
  verdict: InkVerdict | NameVerdict;
  /** `failed`: the device has no canvas. */
  area: 'opening' | 'ready' | 'failed';
  retry: () => void;
  input: CanvasInput;
  /** Changes with the drawing; files of other versions are outdated. */
  version: number;
  /** On white. Rejects with PlatformError. */
  png: (fileName: string) => Promise<LocalFile>;
}

/** Px; nearer points add nothing. */
const STEP_PX = 1;

/** `names`: the account's, for typed signatures. */
export function useSignature(id: string, names: readonly string[]): Signature {
  const areaId = `${id}-canvas`;
  const [way, setWay] = useState<SignatureWay>('hand');
  const [ink, setInk] = useState<Ink>(noInk);
  const [name, setName] = useState('');
  const { surface, state, retry } = useSurface(areaId);
  const signed = useMemo<Signed>(
    () => (way === 'hand' ? { by: 'hand', ink } : { by: 'name', name: name.trim() }),
    [way, ink, name],
  );
  if (surface && ink.strokes.length > 0 && ink.sheet.width === 0)
    setInk({ ...ink, sheet: { width: surface.width, height: surface.height } });
  const [{ version, of }, setVersion] = useState({ version: 0, of: signed });
  if (of !== signed) setVersion({ version: version + 1, of: signed });
  const latest = useLatest({ signed, surface });
  const input = useInput(latest, setInk);
  useEffect(() => {
    if (surface) drawSigned(surface.pen, surface, signed, false);
  }, [surface, signed]);
  // On H5 the platform reports the pointer; a mini-program's canvas its own events.
  useEffect(() => {
    try {
      return canvas.watch(areaId, input, retry);
    } catch {
      return undefined;
    }
  }, [areaId, input, retry]);

  return {
    areaId,
    way,
    setWay,
    lines: ink.strokes.length,
    name,
    setName,
    undo: () => setInk((all) => ({ ...all, strokes: all.strokes.slice(0, -1) })),
    clear: () => (way === 'hand' ? setInk(noInk) : setName('')),
    verdict: way === 'hand' ? judgeInk(ink) : judgeName(name, names),
    area: state,
    retry,
    input,
    version,
    async png(fileName) {
      const now = latest.current;
      if (!now.surface) throw new Error('The drawing area is not there yet');
      drawSigned(now.surface.pen, now.surface, now.signed, true);
      try {
        return await now.surface.png(fileName);
      } finally {
        drawSigned(now.surface.pen, now.surface, now.signed, false);
      }
    },
  };
}

interface Latest {
  readonly current: { signed: Signed; surface: CanvasSurface | null };
}

/** Draws pieces at once; the whole line enters the state when the pen is lifted. */
function useInput(latest: Latest, setInk: (change: (ink: Ink) => Ink) => void): CanvasInput {
  const stroke = useRef<InkPoint[] | null>(null);
  return useMemo<CanvasInput>(() => {
    const sheetNow = () => {
      const { signed, surface } = latest.current;
      if (signed.by !== 'hand') return null;
      // Before the sheet's size is known, it is the area's.
      const { width, height } = surface ?? noInk.sheet;
      return { surface, sheet: signed.ink.strokes.length > 0 ? signed.ink.sheet : { width, height } };
    };
    const add = (x: number, y: number): void => {
      const now = sheetNow();
      if (!now || !stroke.current) return;
      const placement = placeSheet(now.sheet, now.surface ?? noInk.sheet);
      const point = toSheet({ x, y }, placement);
      const last = stroke.current[stroke.current.length - 1];
      if (last && distance(last, point) < STEP_PX) return;
      stroke.current.push(point);
      if (!now.surface) return;
      drawTail(
        now.surface.pen,
        stroke.current.slice(-3).map((one) => toArea(one, placement)),
      );
    };
    return {
      down(x, y) {
        stroke.current = sheetNow() ? [] : null;
        add(x, y);
      },
      move: add,
      up() {
        const done = stroke.current;
        const now = sheetNow();
        stroke.current = null;
        if (!done || !now || done.length === 0) return;
        setInk((ink) => ({ sheet: now.sheet, strokes: [...ink.strokes, done] }));
      },
    };
  }, [latest, setInk]);
}
