export type PayKind = 'wechat' | 'alipay' | 'link';

export type PayRequest =
  | {
      kind: 'wechat';
      appId?: string;
      timeStamp: string;
      nonceStr: string;
      /** With or without `prepay_id=`. */
      prepayId: string;
      /** Default MD5. */
      signType?: 'MD5' | 'HMAC-SHA256' | 'RSA';
      sign: string;
    }
  | { kind: 'alipay'; tradeNO?: string; orderStr?: string };

/** Not to be trusted: query the order again. */
export interface PayResult {
  outcome: 'paid' | 'cancelled' | 'unknown' | 'failed';
  /** For logs. */
  code?: string;
}
