import { build, type Plugin } from 'vite';
import { firstPages } from '../src/early/first-pages.ts';
import {
  type Chunks,
  chunksOf,
  filesByRoute,
  firstFiles,
  routeTreeFiles,
  startFiles,
  withImports,
} from './route-chunks.ts';

/** The mode of the build that reports which page needs each module. */
const firstPass = 'chunks';

/** Saving one request is worth this many bytes of a script that a page does not need. */
const requestBytes = 25_000;

/**
 * A weight for dialogs and editors: they load after the page, which has already loaded most of
 * their shared code.
 */
const laterWeight = 0.4;

/** Modules in one file. */
type Group = { modules: string[]; bytes: number; users: Set<number>; imports: Set<Group> };

/**
 * Puts modules that several pages share into few files. The bundler creates a file for each set of
 * pages, some four hundred; these are merged pair by pair while that saves more requests than it
 * costs bytes. A first pass of the build reports which page needs each module.
 * @param routes the folder of the routes, with a trailing slash
 */
export function chunkGroups(routes: string) {
  let names = new Map<string, string>();
  const plugin: Plugin = {
    name: 'trainyard-chunk-groups',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    async configResolved({ root, configFile, logLevel }) {
      const built = await build({
        root,
        configFile: configFile ?? false,
        logLevel,
        mode: firstPass,
        build: { write: false, minify: false, cssMinify: false },
      });
      if (!('output' in built)) throw new Error('The first pass has more than one output.');
      const chunks = chunksOf(built.output);
      const { groups, weightOf } = sharedGroups(chunks, routes);
      names = namesOf(joined(groups, weightOf));
      for (const file of routeTreeFiles(chunks))
        for (const module of chunks.get(file)?.moduleIds ?? []) names.set(module, 'routes');
    },
  };
  return { plugin, nameOf: (module: string) => names.get(module) ?? null };
}

const namesOf = (groups: readonly Group[]) =>
  new Map(groups.flatMap(({ modules }, at) => modules.map((module) => [module, `shared-${at}`])));

/** The files that several pages or parts share, as the bundler creates them, with their users. */
function sharedGroups(chunks: Chunks, routes: string) {
  const start = startFiles(chunks);
  const parts = new Set([...chunks.values()].flatMap(({ dynamicImports }) => dynamicImports));
  const imported = new Set([...chunks.values()].flatMap(({ imports }) => imports));
  const groups = new Map<string, Group>();
  for (const { fileName, moduleIds, modules } of chunks.values()) {
    // a part that others import statically too may be merged with their shared code
    if (start.has(fileName) || (parts.has(fileName) && !imported.has(fileName))) continue;
    const lengths = Object.values(modules).map(({ renderedLength }) => renderedLength);
    const bytes = lengths.reduce((sum, length) => sum + length, 0);
    groups.set(fileName, { modules: moduleIds, bytes, users: new Set(), imports: new Set() });
  }
  for (const [file, { imports }] of groups)
    for (const each of chunks.get(file)?.imports ?? []) {
      const group = groups.get(each);
      if (group) imports.add(group);
    }
  const weightOf: number[] = [];
  const addUser = (files: Iterable<string>, weight: number) => {
    for (const file of files) groups.get(file)?.users.add(weightOf.length);
    weightOf.push(weight);
  };
  const byRoute = filesByRoute(chunks, routes);
  const weights = new Map(Object.entries(firstPages));
  for (const id of byRoute.keys()) {
    addUser(firstFiles(chunks, byRoute, id), weights.get(id) ?? 1);
  }
  for (const part of parts) addUser(withImports(chunks, part), laterWeight);
  return { groups: [...groups.values()], weightOf };
}

/** Merges the two groups with the largest gain, until none gains. */
function joined(given: readonly Group[], weightOf: readonly number[]): Group[] {
  const sum = (users: Set<number>, isCounted: (user: number) => boolean) => {
    let all = 0;
    for (const user of users) if (isCounted(user)) all += weightOf[user] ?? 0;
    return all;
  };
  /**
   * Returns the extra code that users of one group load when another is in its file: that group and
   * its imports.
   */
  const costOf = (more: Group, group: Group) => {
    let cost = more.bytes * sum(group.users, (user) => !more.users.has(user));
    for (const each of withAllImports(more))
      if (each !== group && each !== more)
        cost += (each.bytes + requestBytes) * sum(group.users, (user) => !each.users.has(user));
    return cost;
  };
  const gainOf = (a: Group, b: Group) => {
    const saved = requestBytes * sum(a.users, (user) => b.users.has(user));
    return saved === 0 ? 0 : saved - costOf(a, b) - costOf(b, a);
  };
  const groups = new Set(given);
  type Pair = { a: Group; b: Group; gain: number };
  const pairsOf = (a: Group, others: Iterable<Group>): Pair[] =>
    [...others].map((b) => ({ a, b, gain: gainOf(a, b) })).filter(({ gain }) => gain > 0);
  let pairs = given.flatMap((a, at) => pairsOf(a, given.slice(at + 1)));
  while (pairs.length > 0) {
    const best = pairs.reduce((most, pair) => (pair.gain > most.gain ? pair : most));
    const { a, b } = best;
    const gain = gainOf(a, b);
    if (gain > 0 && gain < best.gain) {
      // its imports have other users now
      best.gain = gain;
      continue;
    }
    if (gain <= 0 || isBetween(a, b) || isBetween(b, a)) {
      pairs = pairs.filter((pair) => pair !== best);
      continue;
    }
    const both: Group = {
      modules: [...a.modules, ...b.modules],
      bytes: a.bytes + b.bytes,
      users: new Set([...a.users, ...b.users]),
      imports: new Set([...a.imports, ...b.imports].filter((each) => each !== a && each !== b)),
    };
    groups.delete(a);
    groups.delete(b);
    for (const { imports } of groups)
      if (imports.delete(a) || imports.has(b)) {
        imports.delete(b);
        imports.add(both);
      }
    for (const { users } of withAllImports(both)) for (const user of both.users) users.add(user);
    pairs = pairs.filter((pair) => ![pair.a, pair.b].some((each) => each === a || each === b));
    pairs.push(...pairsOf(both, groups));
    groups.add(both);
  }
  return [...groups];
}

/** A group and all its imports, direct and indirect. */
function withAllImports(group: Group): Set<Group> {
  const found = new Set([group]);
  for (const each of found) for (const other of each.imports) found.add(other);
  return found;
}

/**
 * Returns true if a third group is on an import path from one to another: merging both would create
 * a cycle.
 */
function isBetween(from: Group, to: Group): boolean {
  const seen = new Set([...from.imports].filter((group) => group !== to));
  for (const group of seen) {
    if (group.imports.has(to)) return true;
    for (const each of group.imports) seen.add(each);
  }
  return false;
}
