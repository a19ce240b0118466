/** Stands in for query-string on H5, where Taro's router and `getApp` read an address by it. */
const decoded = (text) => {
  const spaced = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
};

/** `?a=1&b` -> { a: '1', b: null }; a name given again makes a list. `decode: false` leaves values as they are. */
function parse(search, { decode = true } = {}) {
  const read = decode ? decoded : (text) => text;
  const query = Object.create(null);
  for (const part of search.replace(/^[?#&]/, '').split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    const name = read(at < 0 ? part : part.slice(0, at));
    const value = at < 0 ? null : read(part.slice(at + 1));
    query[name] = name in query ? [].concat(query[name], value) : value;
  }
  return query;
}

export default { parse };
