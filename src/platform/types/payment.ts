export type PayKind = 'wechat' | 'alipay' | 'link';

export type PayRequest =
  | {
      kind: 'wechat';
      appId?: string;
      timeStamp: string;
      nonceStr: string;
      /** The `package` value, or the prepay id alone; `prepay_id=` is put before it. */
      prepayId: string;
      /** Default MD5, the platform's own default. */
      signType?: 'MD5' | 'HMAC-SHA256' | 'RSA';
      sign: string;
    }
  | { kind: 'alipay'; tradeNO?: string; orderStr?: string };

/** Payment result reported by the client. Never trusted alone: the order is queried again. */
export interface PayResult {
  outcome: 'paid' | 'cancelled' | 'unknown' | 'failed';
  /** The platform's own code or message, for logs. */
  code?: string;
}
