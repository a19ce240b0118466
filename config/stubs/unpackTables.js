/** The other half of config/loaders/packTables.js: runs in the app. */
export function unpackErrors(usual, text) {
  const table = {};
  for (const row of text.split('|')) {
    const [name, code, message, behaviour] = row.split(':');
    table[name] = {
      code: code || name,
      behaviour: behaviour || usual,
      messageKey: `errors.${message || name}`,
    };
  }
  return table;
}

export function unpackRoutes(table, none) {
  for (const row of Object.values(table)) {
    row.guard = row.guard || 'signedIn';
    row.page = row.page || null;
    row.params = row.params || none;
  }
  return table;
}
