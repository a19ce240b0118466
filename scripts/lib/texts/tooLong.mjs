// For places of fixed room, at 320 px. Chinese, Japanese and Korean signs count twice.

/** Key -> units; the first row counts. */
const places = [
  [/^remit\.tab\./, 14],
  [/^coupon\.tabs\.(?!label)/, 14],
  [/^rates\.range\.d/, 8],
  [/^orders\.(all|waiting|progress|done|closed)$/, 14],
  [/^rates\.alerts\.(above|below|amplitude)$/, 18],
  [/^(account\.contact\.(phone|email)|general\.receipts\.by(Year|Transfer)|signature\.by(Hand|Name))$/, 20],
  [/\.titles\./, 30],
  [/^statuses\.(order|kyc)\.\w+\.label$/, 34],
  [/^common\.(retry|cancel|back|close|copy|send|save|next|continue|later|change|remove)$/, 20],
];

const wide = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff01-\uff60]/u;

/** Signs above or below others take no room. */
function unitsOf(text) {
  const signs = [...text.replace(/\{\{\w+\}\}/g, '0000')].filter((sign) => !/\p{M}/u.test(sign));
  return signs.reduce((units, sign) => units + (wide.test(sign) ? 2 : 1), 0);
}

export function tooLong(code, flat) {
  return [...flat].flatMap(([key, text]) => {
    const room = places.find(([pattern]) => pattern.test(key))?.[1];
    const units = unitsOf(String(text));
    return room && units > room ? [`${code}: ${key} is too long for its place: ${units} of ${room}`] : [];
  });
}
