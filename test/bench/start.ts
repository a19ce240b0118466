import fs from 'node:fs';
import path from 'node:path';
import { buildTarget, buildTestApp, isStale } from '../../scripts/lib/build/builds.mjs';
import { KB, miniSizes, uniqueShare } from '../../scripts/lib/build/sizes.mjs';
import type { MiniTarget } from '../host';
import { type HostDriver, newPerson, openDriver, sharedSandbox, wantedTargets } from '../journeys/driver';
import { poll } from '../journeys/driver/poll';
import { closeSandbox } from '../journeys/driver/sandbox';
import { mainJob } from '../journeys/steps/mainJob';
import { enter, remitter } from '../journeys/steps/people';
import { startChild } from './child';
import { ms, type Measure } from './figures';
import { median } from './load';
import type { StartOnce } from './startOnce';

const ROUNDS = 9;
const MB = KB * KB;

const root = path.resolve(__dirname, '../..');
const appOf = (target: MiniTarget) => path.join(root, 'dist', target);
const helloOf = (target: MiniTarget) => path.join(root, '.cache/hello', target);
const kb = (bytes: number): string => `${Math.round(bytes / KB)} KB`;
type Report = Parameters<Measure>[0];

async function started(dir: string, target: MiniTarget): Promise<StartOnce> {
  const child = await startChild<StartOnce>('startOnce.ts', { BENCH_DIR: dir, BENCH_TARGET: target });
  await child.stop();
  return child.ready;
}

async function besideHello(target: MiniTarget, report: Report): Promise<void> {
  const times = { app: [] as number[], hello: [] as number[] };
  const bytes = { app: 0, hello: 0 };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [who, dir] of [
      ['hello', helloOf(target)],
      ['app', appOf(target)],
    ] as const) {
      const { files, cpu } = await started(dir, target);
      times[who].push(cpu / 1000);
      bytes[who] = files.reduce((sum, file) => sum + fs.statSync(path.join(dir, file)).size, 0);
    }
  const size = bytes.app / bytes.hello;
  report({
    name: `${target}: script run before the first page`,
    figure: kb(bytes.app),
    floor: `hello world: ${kb(bytes.hello)}`,
    ratio: size,
    goal: '<= 2.0 x',
    ok: size <= 2,
  });
  const time = median(times.app) / median(times.hello);
  report({
    name: `${target}: CPU to the first drawing (median of ${ROUNDS})`,
    figure: ms(median(times.app)),
    floor: `hello world: ${ms(median(times.hello))}`,
    ratio: time,
    goal: '<= 2.5 x',
    ok: time <= 2.5,
  });
}

const toPrice = ({ host }: HostDriver) =>
  poll(
    'a price',
    () => {
      const button = host.tree().find((node) => node.id === 'remit-send');
      return button && !button.disabled ? host.meter() : undefined;
    },
    { onChange: (again) => host.onTouched(again), describe: () => host.outline() },
  );

async function onDevice(target: MiniTarget, report: Report): Promise<void> {
  const sandbox = await sharedSandbox(path.join(root, 'dist/h5'));
  const d = (await openDriver(target)) as HostDriver;
  try {
    const person = newPerson('AUS');
    await remitter(sandbox, person);
    await enter(d, person, sandbox.console);
    await d.see('remit-send');
    await d.later(1500);
    await d.kill();
    await d.launch();
    const { calls, bytes } = await toPrice(d);
    const stored = d.host.storage.syncCalls.length;
    report({
      name: `${target}: synchronous storage calls, warm start`,
      figure: String(stored),
      goal: '<= 12',
      ok: stored <= 12,
    });
    report({
      name: `${target}: setData from launch to the first price`,
      figure: `${calls}, ${(bytes / KB).toFixed(1)} KB`,
      goal: '<= 6, <= 20 KB',
      ok: calls <= 6 && bytes <= 20 * KB,
    });
  } finally {
    await d.close();
  }
}

/** Sign-up, identity, payee, order and payment. */
async function download(target: MiniTarget, report: Report): Promise<void> {
  const sandbox = await sharedSandbox(path.join(root, 'dist/h5'));
  const d = (await openDriver(target)) as HostDriver;
  try {
    const journey = {
      target,
      sandbox,
      person: newPerson('AUS'),
      newPerson: (market?: string) => newPerson(market ?? 'AUS'),
      another: () => openDriver(target),
      log: () => undefined,
    };
    await mainJob(d, journey, 'en');
    const { subpackages } = miniSizes(appOf(target));
    const opened = [...new Set([...d.host.ran].map((file) => d.host.bundle.packageOf(file)))].filter(Boolean);
    const bytes = opened.reduce((sum, name) => sum + (subpackages[name] ?? 0), 0);
    report({
      name: `${target}: packages of the main job besides main`,
      figure: `${(bytes / MB).toFixed(2)} MB`,
      floor: opened.join(', ').replace(/pages\//g, ''),
      goal: '<= 0.8 MB',
      ok: bytes <= 0.8 * MB,
    });
    const unique = uniqueShare(appOf(target));
    report({
      name: `${target}: unique share of all packages`,
      figure: `${(unique * 100).toFixed(1)} %`,
      goal: '>= 80 %',
      ok: unique >= 0.8,
    });
  } finally {
    await d.close();
  }
}

/** A mini-program's, next to a hello world (test/hello). */
export const start: Measure = async (report) => {
  for (const target of wantedTargets(['weapp', 'alipay']) as MiniTarget[]) {
    if (isStale(target)) await buildTarget(target, { quiet: true });
    await buildTestApp('hello', target);
    await besideHello(target, report);
    await onDevice(target, report);
    await download(target, report);
  }
  await closeSandbox();
};
