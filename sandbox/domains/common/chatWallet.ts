import { createHash, randomBytes } from 'node:crypto';

export function chatWalletRequest(now: number, prepayId: string) {
  const timeStamp = String(Math.floor(now / 1000));
  const nonceStr = randomBytes(12).toString('hex');
  const sign = createHash('sha256').update([timeStamp, nonceStr, prepayId].join('\n')).digest('hex');
  return { appId: 'wx0sandbox0homeward', timeStamp, nonceStr, prepayId, sign, signType: 'RSA' as const };
}
