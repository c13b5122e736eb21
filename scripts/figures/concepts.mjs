/**
 * Counts the mechanisms of the console: how many places say the same thing. Lines are counted
 * elsewhere; a mechanism more is what a reader pays for.
 */

/** @typedef {{ file: string, text: string }} Source */
/** @typedef {{ concept: string, count: string, goal: string }} Concept */

const source = 'console/src/';
const features = `${source}features/`;
/** the helpers that make queries */
const queryHelpers = `${source}data/q.ts`;

/**
 * A key that no helper derives: an array in place of a key, of a list of keys or of a constant that is
 * named as one, also after `as const`; or a value of `queryKey` other than `keyOf(…)`, the key of a
 * query, or a constant or function named as a key, whose own value is counted. Types are not.
 */
const handmadeKey =
  /\bqueryKey: (?!QueryKey\b|readonly |keyOf\(|(?:\w+(?:\([^()]*\))?\.)+queryKey\b|\w+Key\b|\[[\w, ]*\] \})|\b\w*[kK]ey = (?:\([^()]*\) => )?\[|\bdeleted: (?:\([^()]*\) => )?\[\s*\[/g;

/** A query of its own: by the helpers for several calls, or by the functions of the library. */
const handmadeQuery = /\b(?:composed|composedQuery|infiniteQueryOptions|queryOptions)\(/g;

/**
 * Returns whether a file is one of queries or mutations: by its name, which is that of its only query in
 * some; others named so make the arguments of a call, or parse a search text.
 *
 * @param {Source} source
 */
const holdsCalls = ({ file, text }) =>
  /(queries|mutations)\.ts$/.test(file) ||
  (/-query\.ts$/.test(file) && /\b(q|composed)\(/.test(text));

/**
 * Returns the rows of the table of concepts.
 *
 * @param {readonly Source[]} code files of the product, without tests and generated ones
 * @param {{ routeTrees: number, records: readonly Source[] }} others route trees of any kind, and
 *   the decision records
 * @returns {Concept[]}
 */
export function countConcepts(code, { routeTrees, records }) {
  const console = code.filter(({ file }) => file.startsWith('console/'));
  const inSource = console.filter(({ file }) => file.startsWith(source));
  const build = console.filter(({ file }) => !file.startsWith(source));
  const charts = code.filter(({ file }) => file.startsWith('packages/ui/src/charts/lines/'));
  const { pairs, floors, upward } = countRooms(inSource);
  const callFiles = inSource.filter(holdsCalls);
  return [
    row(
      'places that say what a page requests first',
      1 + some(inSource, /^console\/src\/early\//),
      '1',
    ),
    row(
      'routers; route trees',
      `${matches(inSource, /\bcreateRouter\(/g) + some(inSource, /early\/.*route/)}; ${routeTrees}`,
      '1; 1',
    ),
    row(
      'keys of queries typed by hand; queries composed of several calls, or of other work',
      `${matches(inSource, handmadeKey)}; ${matches(
        inSource.filter(({ file }) => file !== queryHelpers),
        handmadeQuery,
      )}`,
      '0; ≤ 45',
    ),
    row(
      'lines of queries and mutations',
      callFiles.reduce((sum, { text }) => sum + linesOf(text), 0),
      '≤ 2,800',
    ),
    row(
      'columns drawn twice; functions that stroke a line of a chart',
      `${matches(inSource, /^\s+paint: /gm)}; ${matches(charts, /\bfunction strokeLine\b/g)}`,
      '0; 1',
    ),
    row(
      'passes of the build; plugins that edit built text',
      `${1 + matches(build, /\bawait build\(/g)}; ${matches(build, /\brenderChunk\b/g)}`,
      '1; 0',
    ),
    row(
      'dynamic imports outside of routes; of what no user has opened',
      countImports(inSource.filter(({ file }) => !file.startsWith(`${source}routes/`))),
      '–; 0',
    ),
    row(
      'pairs of features that import each other; floors of features; arrows upward',
      `${pairs}; ${floors}; ${upward}`,
      '≤ 3; ≤ 8; 0',
    ),
    row(
      'files in the root of `app`',
      inSource.filter(({ file }) => /^console\/src\/app\/[^/]+$/.test(file)).length,
      '≤ 12',
    ),
    row(
      'decision records about kilobytes',
      records.filter(({ text }) => !/^Superseded/m.test(text) && matchesIn(text, /\bkB\b/g) > 1)
        .length,
      '≤ 3',
    ),
  ];
}

/**
 * @param {string} concept
 * @param {string | number} count
 * @param {string} goal
 */
const row = (concept, count, goal) => ({ concept, count: count.toLocaleString('en'), goal });

/**
 * Names files of what opens over the page or in its place, by a click, a key or a link to it: dialogs,
 * forms, editors, exports, menus, pickers, panels, bars of a selection, the actions in a menu, and the
 * toasts that answer them.
 */
const openedByUser =
  /(-dialog|-form|-editor|-export|-menu|-items|-picker|-panel|-bulk-bar|-actions|\/actions|\/toaster)$/;

/**
 * Names what loads late of any page: computations in a worker, and the two tools that bring the parser
 * of YAML: the checks of the code editor, and the mask of lines that a user copies or saves.
 */
const loadsLate = /(-in-worker|^@trainyard\/sdk\/(yaml|mask))$/;

/** Counts dynamic imports: all, and those of files that no user has opened. @param {readonly Source[]} files */
function countImports(files) {
  const targets = files.flatMap(({ text }) =>
    [...text.matchAll(/\bimport\('([^']+)'/g)].map(([, target = '']) => target),
  );
  return `${targets.length}; ${targets.filter((target) => !openedByUser.test(target) && !loadsLate.test(target)).length}`;
}

/** @param {string} text */
const linesOf = (text) => text.split('\n').length - 1;

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
const matchesIn = (text, pattern) => text.match(pattern)?.length ?? 0;

/**
 * @param {readonly Source[]} files
 * @param {RegExp} pattern
 */
const matches = (files, pattern) =>
  files.reduce((sum, { text }) => sum + matchesIn(text, pattern), 0);

/**
 * Returns 1 if a file has such a name, else 0.
 *
 * @param {readonly Source[]} files
 * @param {RegExp} pattern
 */
const some = (files, pattern) => (files.some(({ file }) => pattern.test(file)) ? 1 : 0);

/**
 * Counts how the features of the console import each other: pairs that do so both ways; floors, the
 * longest chain of imports; and the imports to remove for a graph without circles, by the greedy
 * order of Eades, Lin and Smyth, "A fast and effective heuristic for the feedback arc set problem",
 * 1993.
 *
 * @param {readonly Source[]} files
 */
export function countRooms(files) {
  /** @type {Map<string, Set<string>>} */
  const below = new Map();
  for (const { file, text } of files) {
    if (!file.startsWith(features)) continue;
    const [room = ''] = file.slice(features.length).split('/');
    const targets = below.get(room) ?? new Set();
    below.set(room, targets);
    for (const [, target = ''] of text.matchAll(/['"]~\/features\/([^/'"]+)\//g))
      if (target !== room) targets.add(target);
  }
  for (const targets of [...below.values()])
    for (const target of targets) if (!below.has(target)) below.set(target, new Set());
  const order = orderOf(below);
  const placeOf = new Map(order.map((room, place) => [room, place]));
  let pairs = 0;
  let upward = 0;
  /** @type {Map<string, number>} */
  const floorOf = new Map();
  for (const room of order.toReversed()) {
    let floor = 1;
    for (const target of below.get(room) ?? []) {
      if (below.get(target)?.has(room) && room < target) pairs += 1;
      if ((placeOf.get(target) ?? 0) < (placeOf.get(room) ?? 0)) upward += 1;
      else floor = Math.max(floor, 1 + (floorOf.get(target) ?? 0));
    }
    floorOf.set(room, floor);
  }
  return { pairs, upward, floors: Math.max(0, ...floorOf.values()) };
}

/**
 * Orders rooms from the top to the bottom so that few imports point up.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} below
 * @returns {string[]}
 */
function orderOf(below) {
  const remaining = new Set([...below.keys()].sort());
  /** @type {string[]} */
  const top = [];
  /** @type {string[]} */
  const bottom = [];
  const out = (/** @type {string} */ room) =>
    [...(below.get(room) ?? [])].filter((target) => remaining.has(target)).length;
  const into = (/** @type {string} */ room) =>
    [...remaining].filter((other) => below.get(other)?.has(room)).length;
  while (remaining.size > 0) {
    const rooms = [...remaining];
    const sink = rooms.find((room) => out(room) === 0);
    const root = rooms.find((room) => into(room) === 0);
    const next =
      sink ??
      root ??
      rooms.reduce((best, room) => (out(room) - into(room) > out(best) - into(best) ? room : best));
    remaining.delete(next);
    if (sink) bottom.unshift(next);
    else top.push(next);
  }
  return [...top, ...bottom];
}
