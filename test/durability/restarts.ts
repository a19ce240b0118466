import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sandboxClient } from '../contract/support/sandboxClient';
import { consoleClient } from '../journeys/console';
import { start } from './process';

export interface RestartReport {
  restarts: number;
  answered: number;
  /** Never accepted: a sender knows nothing was done. */
  turnedAway: number;
  failures: string[];
}

/** Longer than twenty calls take to arrive, less than the server leaves its calls. */
const delayMs = 5000;

/** SIGTERM during writing calls: each is answered, and the process ends in order. */
export async function runRestarts(options: { restarts: number; calls: number }): Promise<RestartReport> {
  const report: RestartReport = { restarts: 0, answered: 0, turnedAway: 0, failures: [] };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'homeward-restarts-'));
  try {
    while (report.restarts < options.restarts) {
      report.restarts += 1;
      const running = await start(folder);
      if (!running.url) throw new Error(`The sandbox did not start: ${running.output()}`);
      const console = consoleClient(running.url, 't');
      await console.clearFaults();
      await console.fault({ call: 'tracking.errorTrace', kind: 'delay', detail: { ms: delayMs } });
      const sent = Array.from({ length: options.calls }, () => sendOne(running.url, report));
      await arrived(running.url, options.calls);
      const code = await running.kill('SIGTERM');
      if (code !== 0) report.failures.push(`it ended with ${code}: ${running.output().slice(-500)}`);
      await Promise.all(sent);
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  return report;
}

/** By the fault, which counts held calls. */
async function arrived(url: string, calls: number): Promise<void> {
  for (const until = Date.now() + delayMs; Date.now() < until; await wait(50)) {
    const response = await fetch(`${url}/console/api/faults`, { headers: { 'x-console-token': 't' } });
    if (JSON.stringify(await response.json()).includes(`"hits":${calls}`)) return;
  }
}

async function sendOne(url: string, report: RestartReport): Promise<void> {
  const trace = { kind: 'unhandled', route: '/', detail: 'restart' } as const;
  try {
    const { envelope } = await sandboxClient(url).send('tracking.errorTrace', trace);
    if (envelope.code === '0') report.answered += 1;
    else report.failures.push(`answered ${envelope.code}`);
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    if (cause?.code === 'ECONNREFUSED') report.turnedAway += 1;
    else report.failures.push(`cut: ${cause?.code ?? message}`);
  }
}
