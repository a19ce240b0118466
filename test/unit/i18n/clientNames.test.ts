import fs from 'node:fs';

const NAMES = /wechat|weixin|微信|alipay|支付宝|支付寶|safari|chrome\b|browser|浏览器|瀏覽器/i;

/** Key prefixes that may name a client, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'manage.devices.place.': 'where the user is signed in',
  'recharge.pay.': 'ways to pay',
  'errors.alipay': 'the recipient’s account',
  'general.about.target.': 'the client it runs in',
  'general.about.app.hint': 'shown only in a browser',
  'general.about.app.weapp': 'shown only in a browser',
  'general.about.app.alipay': 'shown only in a browser',
  'general.about.app.on.': 'each target shows its own',
  'ways.': 'ways of receiving',
  'payee.': 'the recipient’s account',
  'payeeForms.': 'the recipient’s account',
  'server.payee.alipay': 'the recipient’s account',
  'server.message.chatAccountTaken': 'the account that was to be linked',
  'order.share.menu': 'the answer of a browser’s menu',
  'share.send.menu': 'the answer of a browser’s menu',
  'coupon.invitation.menu': 'the answer of a browser’s menu',
};

type Texts = { [key: string]: string | Texts };
const flat = (texts: Texts, at: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${at}.${key}`, text] as [string, string]] : flat(text, `${at}.${key}`),
  );

test.each(fs.readdirSync('locales'))(
  'no text of %s sends its reader to a client that is not theirs',
  (language) => {
    const folder = `locales/${language}`;
    const named = fs
      .readdirSync(folder)
      .flatMap((file) =>
        flat(JSON.parse(fs.readFileSync(`${folder}/${file}`, 'utf8')) as Texts, file.replace('.json', '')),
      )
      .filter(([, text]) => NAMES.test(text));
    expect(named.filter(([key]) => !Object.keys(allowed).some((start) => key.startsWith(start)))).toEqual([]);
  },
);
