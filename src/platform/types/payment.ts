export type PayKind = 'wechat' | 'alipay' | 'link';

export type PayRequest =
  | {
      kind: 'wechat';
      appId?: string;
      timeStamp: string;
      nonceStr: string;
      /** The `package` value, or the prepay id without `prepay_id=`. */
      prepayId: string;
      /** Default MD5, as on the platform. */
      signType?: 'MD5' | 'HMAC-SHA256' | 'RSA';
      sign: string;
    }
  | { kind: 'alipay'; tradeNO?: string; orderStr?: string };

/** As the client reports; never trusted: the order is queried again. */
export interface PayResult {
  outcome: 'paid' | 'cancelled' | 'unknown' | 'failed';
  /** The platform's code or message, for logs. */
  code?: string;
}
