import assert from 'node:assert/strict';
import { journey } from '../driver';

journey('a visitor who chose the dark appearance finds it on the next start', async (d) => {
  await d.launch();
  await d.tap('tab-user');
  await d.tap('user-appearance');
  await d.tap('appearance-dark');
  await d.kill();
  await d.relaunch();
  await d.tap('tab-user');
  await d.see('user-appearance');
  assert.match(await d.text('user-appearance'), /Dark/);
});
