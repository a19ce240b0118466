import fs from 'node:fs';
import path from 'node:path';
import { moduleOf, routeIsBuilt, routeNames, routeRow, tabNames } from '../../../src/routes/index.ts';
import { addressOf } from '../../../src/state/navigation/address.ts';
import { encodeQuery } from '../../../src/state/navigation/cipher.ts';

/** User data, which cannot be made up. */
const ownThings = [
  ...['seqNo', 'payeeId', 'cardId', 'shareCode', 'popInfoId', 'accountId', 'schoolId', 'id'],
  ...['code', 'ticket', 'linkToken', 'link', 'amount'],
];
const usual = ['aus', 'chn', 'aunz', 'passport'];

const fieldsOf = (route) => Object.keys(routeRow(route).params.entries ?? {});

const isWanted = (route) =>
  routeRow(route).page !== null &&
  routeRow(route).variants === undefined &&
  route !== 'notFound' &&
  !fieldsOf(route).some((field) => ownThings.includes(field));

function paramsOf(route) {
  if (route === 'tabbar') return tabNames.map((tab) => ({ tab }));
  const { values = {}, builtValues = {} } = routeRow(route);
  const parts = Object.keys(values).map((part) => {
    const built = builtValues[part] ?? values[part] ?? [];
    return [part, built.find((value) => usual.includes(value.toLowerCase())) ?? built[0] ?? ''];
  });
  return [Object.fromEntries(parts)];
}

/** Without user data; params encrypted under `secret`. */
export function placesOf(secret) {
  return routeNames.filter(isWanted).flatMap((route) =>
    paramsOf(route)
      .filter((params) => routeIsBuilt(route, params))
      .map((params) => {
        const own = Object.values(params);
        // The tab is plain, as in the app.
        const q =
          own.length > 0 && route !== 'tabbar' ? encodeQuery(secret, route, { step: 0, params }) : undefined;
        const { page, query } = addressOf('weapp', route, params, q);
        return {
          name: [moduleOf(route), route, ...own].join(' / '),
          route,
          params,
          page: page.slice(1),
          query: new URLSearchParams(route === 'tabbar' ? { ...query, ...params } : query).toString(),
        };
      }),
  );
}

export const modeFiles = {
  // https://developers.weixin.qq.com/miniprogram/dev/devtools/projectconfig.html
  weapp: {
    file: 'project.config.json',
    content: (places, before) => ({
      ...before,
      condition: {
        miniprogram: {
          list: places.map(({ name, page, query }) => ({
            name,
            pathName: page,
            query,
            launchMode: 'default',
            scene: null,
          })),
        },
      },
    }),
  },
  // mini.project.json has no pages.
  alipay: {
    file: '.mini-ide/compileMode.json',
    content: (places) => ({
      modes: places.map(({ name, page, query }) => ({ title: name, page, pageQuery: query })),
    }),
  },
};

export function writePlaces(target, folder, places) {
  const { file, content } = modeFiles[target];
  const written = path.join(folder, file);
  const before = fs.existsSync(written) ? JSON.parse(fs.readFileSync(written, 'utf8')) : {};
  fs.mkdirSync(path.dirname(written), { recursive: true });
  fs.writeFileSync(written, `${JSON.stringify(content(places, before), null, 2)}\n`);
  return written;
}
