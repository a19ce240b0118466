import { act } from 'react';
import jsQR from 'jsqr';
import { canvas } from '@/platform/canvas';
import { PlatformError, type CanvasSurface } from '@/platform/types';
import { draw, namesOf, press, words } from '../../../test/component/drawn';
import { QrCode } from '.';
import { qrModules } from './qrModules';

const open = jest.spyOn(canvas, 'open');
const pix =
  '00020126580014br.gov.bcb.pix01367d9f0335-8dcc-4054-9bf9-0dbd61d3690652040000530398654071000.005802BR';

/** Pixels as a camera sees them, four a module. */
function picture(modules: boolean[][]): { data: Uint8ClampedArray; side: number } {
  const side = (modules.length + 8) * 4;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let at = 0; at < 16; at += 1) {
        const pixel = ((y + 4) * 4 + Math.floor(at / 4)) * side + (x + 4) * 4 + (at % 4);
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }),
  );
  return { data, side };
}

describe('QrCode', () => {
  it('given a text, then a reader finds just that text in the code', () => {
    const { data, side } = picture(qrModules(pix));
    expect(jsQR(data, side, side)?.data).toBe(pix);
  });

  it('given a drawing area, then the code is drawn on it and named, and can be saved', async () => {
    const fillRect = jest.fn();
    open.mockResolvedValueOnce({
      width: 232,
      height: 232,
      pen: { fillRect },
      png: jest.fn(),
    } as unknown as CanvasSurface);
    draw(
      <QrCode id="code" text={pix} label="QR code for this payment" failed="Not drawn">
        {() => 'Save picture'}
      </QrCode>,
    );
    await act(async () => undefined);
    expect(namesOf('img')).toEqual(['QR code for this payment']);
    const dark = qrModules(pix).flat().filter(Boolean).length;
    expect(fillRect).toHaveBeenCalledTimes(dark + 1);
    expect(words()).toContain('Save picture');
  });

  it('given a device that draws nothing, then it says so and can be tried again', async () => {
    open.mockRejectedValue(new PlatformError('unsupported', 'canvas'));
    draw(<QrCode id="code" text={pix} label="Code" failed="Not drawn" />);
    await act(async () => undefined);
    expect(words()).toContain('Not drawn');
    const before = open.mock.calls.length;
    press('code-again');
    await act(async () => undefined);
    expect(open.mock.calls.length).toBe(before + 1);
  });
});
