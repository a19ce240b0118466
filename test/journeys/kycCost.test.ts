import assert from 'node:assert/strict';
import { journey } from './driver';
import { HostDriver } from './driver/hostDriver';
import { returning } from './kycSteps';

/** The largest forms of account opening: Japan's and Brazil's. */
for (const [market, field] of [
  ['JPN', 'kyc-jpn-firstName'],
  ['BRA', 'kyc-bra-firstName'],
] as const)
  journey(
    `${market}: at most 600 nodes, and at most 1 KB a character`,
    async (d, context) => {
      assert.ok(d instanceof HostDriver);
      const { host } = d;
      await returning(d, context);
      await d.open(`/basic-information-${market.toLowerCase()}`);
      await d.fill(field, 'A');
      await d.shows(field);
      const { nodes } = host.shape();
      context.log(`${nodes} nodes`);
      assert.ok(nodes <= 600, `${nodes} nodes`);
      for (const sign of 'nna') {
        // What was kept of the form before this character is written down once it rests.
        await new Promise((later) => setTimeout(later, 600));
        host.resetMeters();
        await d.type(field, sign);
        const { calls, bytes } = host.meter();
        context.log(`one character: ${calls} setData, ${bytes} bytes`);
        assert.ok(calls <= 1, `${calls} setData`);
        assert.ok(bytes <= 1024, `${bytes} bytes`);
      }
    },
    { market, targets: ['weapp', 'alipay'] },
  );
