import assert from 'node:assert/strict';
import { HostDriver, journey } from './driver';
import { enter, remitter } from './people';

journey(
  'the share menu sends the link that was made, and nothing of the page before',
  async (d, { person, sandbox }) => {
    await remitter(sandbox, person);
    await enter(d, person, sandbox.console);
    const { host } = d instanceof HostDriver ? d : assert.fail('a mini-program is needed');
    await d.open('sharePayee', { params: { country: 'CHN' } });
    await d.see('share-payee-make');
    assert.equal((host.share(null) as { path?: string }).path, undefined);
    await d.tap('share-payee-make');
    await d.tap('share-payee-send');
    const { title, path = '' } = host.share(null) as { title?: string; path?: string };
    assert.ok(title && title.length > 5);
    assert.match(path, /^\/pages\/share\/connect\/index\?r=payeeShareConnect&q=/);
    host.launch(path);
    await d.see('share-start');
  },
  { targets: ['weapp', 'alipay'] },
);
