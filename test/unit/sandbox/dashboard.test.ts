import fs from 'node:fs';
import path from 'node:path';
import { Metrics } from '../../../sandbox/metrics/metrics';

test('the dashboard asks for each metric there is, and for no other', async () => {
  const dashboard = fs.readFileSync(path.join(__dirname, '../../../docs/grafana.json'), 'utf8');
  const told = await new Metrics().text();
  const names = [...told.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  const asked = [...dashboard.matchAll(/\bhomeward_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''));
  expect([...new Set(asked)].sort()).toEqual(names.sort());
});
