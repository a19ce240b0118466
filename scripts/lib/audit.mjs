import semver from 'semver';
import { isFree } from './build/release.mjs';

const nameOf = (place) => place.split('node_modules/').pop();

/** Node's resolution. */
function placeOf(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const place = `${at && `${at}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (!at) return null;
  }
}

/** Dependencies, and dev dependencies the sandbox imports, with their own. @param sources the sandbox's texts */
export function runtimePackages({ packages }, sources) {
  const names = Object.keys(packages[''].devDependencies ?? {}).filter((name) =>
    sources.some((text) => ["'", '"', '`'].some((quote) => text.includes(quote + name))),
  );
  const found = new Set(
    Object.keys(packages).filter(
      (place) => place && !packages[place].dev && !packages[place].devOptional && !packages[place].link,
    ),
  );
  const todo = names.map((name) => placeOf(packages, '', name));
  while (todo.length) {
    const place = todo.pop();
    if (!place || found.has(place)) continue;
    found.add(place);
    const { dependencies, optionalDependencies } = packages[place];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      todo.push(placeOf(packages, place, name));
  }
  return [...found].map((place) => ({ name: nameOf(place), ...packages[place] }));
}

export function versionsOf(packages) {
  const versions = {};
  for (const { name, version } of packages) (versions[name] ??= new Set()).add(version);
  return Object.fromEntries(
    Object.keys(versions)
      .sort()
      .map((name) => [name, [...versions[name]].sort().join(' ')]),
  );
}

/** One per line. */
export function auditProblems(packages, { versions, advisories, maintenance, licences }) {
  const locked = versionsOf(packages);
  return [
    ...packages
      .filter(({ name, version }) => !(versions[name] ?? '').split(' ').includes(version))
      .map(({ name, version }) => `${name} ${version}: nobody has looked it up yet`),
    ...Object.keys(versions)
      .filter((name) => !locked[name])
      .map((name) => `${name}: has a row in scripts/audit.json and runs nowhere`),
    ...packages
      .filter(({ name, license }) => !isFree(licences[name] ?? license ?? ''))
      .map(({ name, license }) => `${name}: licence ${license ?? 'unknown'}`),
    ...advisories.flatMap(({ package: name, range, id, about, harmless }) =>
      packages
        .filter((one) => one.name === name && semver.satisfies(one.version, range) && !harmless)
        .map(({ version }) => `${name} ${version}: ${id}, ${about}`),
    ),
    ...Object.keys({ ...maintenance, ...licences })
      .filter((name) => !locked[name])
      .map((name) => `${name}: is judged in scripts/audit.json and runs nowhere`),
  ];
}
