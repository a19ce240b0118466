import assert from 'node:assert/strict';
import path from 'node:path';
import { before } from 'node:test';
import { buildTestApp } from '../../scripts/lib/build/builds.mjs';
import { journey, useBuilds, wantedTargets } from './driver';

useBuilds(path.resolve(__dirname, '../../.cache/react'));
before(async () => {
  for (const target of wantedTargets()) await buildTestApp('react', target);
});

journey(
  'Suspense, lazy, a portal and StrictMode draw',
  async (d) => {
    await d.open('/pages/react/index');
    await d.see('Came late');
    await d.see('Waiting for a promise');
    await d.tap('give');
    await d.see('Kept');
    await d.dontSee('Waiting for a promise');
    await d.tap('in-portal');
    await d.tap('in-portal');
    await d.see('Taps 2');
    assert.deepEqual(d.errors(), []);
  },
  { everyTarget: true },
);
