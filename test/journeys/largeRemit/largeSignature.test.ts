import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { H5Driver, journey } from '../driver';
import { poll } from '../driver/poll';
import { AREA, flourish, keptSignature, preparedUntil, verified, wave } from '../steps/largeSteps';

journey(
  'what is drawn survives the turning of a phone, and is as fine as the screen',
  async (d, context) => {
    const { sandbox } = context;
    const { client, payerId } = await verified(d, context);
    await preparedUntil(client, sandbox, 'signature');
    const { page } = d instanceof H5Driver ? d : assert.fail('a browser is needed');
    await page.addInitScript(() => Object.defineProperty(window, 'devicePixelRatio', { get: () => 2 }));
    await d.open('largeRemitSignature');
    await d.see('Nothing drawn yet');
    await d.draw(AREA, [wave, flourish]);
    await d.see('2 lines drawn');
    const before = await inkOnScreen(page);
    await page.setViewportSize({ width: 812, height: 375 });
    const turned = await until(page, (now) => now.width > before.width);
    assert.ok(
      turned.ink > before.ink / 2 && turned.ink < before.ink * 2,
      'the lines are there after the turn',
    );
    await page.setViewportSize({ width: 375, height: 812 });
    const back = await until(page, (now) => now.width === before.width);
    assert.deepEqual(back, before, 'and as they were after the turn back');
    await d.tap('large-sign-submit');
    await d.see('large-payee-choice');
    assert.equal((await keptSignature(sandbox, payerId)).width, before.width);
    assert.equal(before.width % 2, 0);
    assert.ok(before.width > 600, `${before.width} dots for ${before.width / 2} px`);
  },
  { targets: ['h5'] },
);

interface OnScreen {
  width: number;
  ink: number;
}

const inkOnScreen = (page: Page): Promise<OnScreen> =>
  page.evaluate((id) => {
    const canvas = document.querySelector(`#${id} canvas`) as HTMLCanvasElement;
    const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
      0,
      0,
      canvas.width,
      canvas.height,
    );
    let ink = 0;
    for (let at = 3; at < data.length; at += 4) if ((data[at] as number) > 127) ink += 1;
    return { width: canvas.width, ink };
  }, AREA);

const until = (page: Page, awaited: (now: OnScreen) => boolean): Promise<OnScreen> =>
  poll(
    'the drawing area follows',
    async () => {
      const now = await inkOnScreen(page);
      return awaited(now) && now.ink > 0 ? now : undefined;
    },
    { describe: async () => JSON.stringify(await inkOnScreen(page)) },
  );
