import { Host, type MiniTarget } from '../host';

export interface StartOnce {
  files: string[];
  /** Microseconds to the first drawing. */
  cpu: number;
}

async function startOnce(dir: string, target: MiniTarget): Promise<StartOnce> {
  const host = new Host({ dir, target });
  host.network.intercept(() => ({ kind: 'hang' }));
  const from = process.cpuUsage();
  const drawn = new Promise<void>((done) => {
    host.onTouched(() => {
      if (host.meter().calls > 0) done();
    });
  });
  host.launch();
  await drawn;
  const { user, system } = process.cpuUsage(from);
  host.close();
  return { files: [...host.ran], cpu: user + system };
}

void startOnce(process.env.BENCH_DIR ?? '', process.env.BENCH_TARGET as MiniTarget).then((ready) => {
  process.send?.({ ready });
});
