import { isDeepStrictEqual } from 'node:util';

/** @typedef {{ [key: string]: unknown }} Entity */
/** @typedef {{ what: string, expected: unknown, found: unknown }} Difference */

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
/** Keys whose values depend on the clock of a sandbox, or on the current load of its cluster. */
const volatileKeys =
  /^(?:at|progress|duration|checkpointCount|jobSummary|slots|slotStats|containers|experiment_seed|lastAuthAt|serviceAddress|.*(?:Time|At|Progress|Duration|Size|Activity))$/;
const settleMs = 30_000;

/** The lists to read, and the pages of each of their entries. */
const lists = [
  { path: '/api/v1/users?limit=500', key: 'users', parts: userParts },
  {
    path: '/api/v1/groups/search',
    body: { limit: 500 },
    key: 'groups',
    parts: groupParts,
  },
  { path: '/api/v1/workspaces?limit=500', key: 'workspaces', parts: workspaceParts },
  { path: '/api/v1/models?limit=500', key: 'models', parts: modelParts },
  { path: '/api/v1/templates?limit=500', key: 'templates' },
  { path: '/api/v1/commands?limit=500', key: 'commands' },
  { path: '/api/v1/notebooks?limit=500', key: 'notebooks' },
  { path: '/api/v1/shells?limit=500', key: 'shells' },
  { path: '/api/v1/tensorboards?limit=500', key: 'tensorboards' },
  { path: '/api/v1/agents?limit=500', key: 'agents' },
  { path: '/api/v1/resource-pools?limit=500', key: 'resourcePools', parts: poolParts },
  // the demo also creates experiments, whose numbers fall between those of the commands
  { path: '/api/v1/experiments?limit=1000', key: 'experiments', isNamed: true },
];

/** @param {Entity} user */
function userParts({ id }) {
  return [`/api/v1/roles/search/by-user/${id}`];
}

/** @param {Entity} entry */
function groupParts({ group }) {
  const { groupId } = entityOf(group);
  return [`/api/v1/groups/${groupId}`, `/api/v1/roles/search/by-group/${groupId}`];
}

/** @param {Entity} workspace */
function workspaceParts({ id }) {
  return [`/api/v1/workspaces/${id}/projects?limit=500`];
}

/** @param {Entity} model */
function modelParts({ name }) {
  return [`/api/v1/models/${encodeURIComponent(String(name))}/versions?limit=500`];
}

/** @param {Entity} pool */
function poolParts({ name }) {
  return [`/api/v1/resource-pools/${name}/workspace-bindings`];
}

/**
 * Returns the differences between the states of two masters. Both continue to run, so this reads
 * them until they agree, for at most half a minute.
 *
 * @param {string} expectedUrl
 * @param {string} foundUrl
 * @param {string[]} [pages] to read besides the lists
 * @returns {Promise<{ entities: number, differences: Difference[] }>}
 */
export async function compareStates(expectedUrl, foundUrl, pages = []) {
  const giveUpAt = performance.now() + settleMs;
  for (;;) {
    const [expected, found] = await Promise.all([
      stateOf(expectedUrl, pages),
      stateOf(foundUrl, pages),
    ]);
    const differences = differencesOf(expected, found);
    const entities = expected.size;
    if (differences.length === 0 || performance.now() > giveUpAt) return { entities, differences };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/**
 * Returns the entities that differ, by their address.
 *
 * @param {Map<string, unknown>} expected
 * @param {Map<string, unknown>} found
 * @returns {Difference[]}
 */
export function differencesOf(expected, found) {
  return [...new Set([...expected.keys(), ...found.keys()])]
    .filter((what) => !isDeepStrictEqual(expected.get(what), found.get(what)))
    .map((what) => ({ what, expected: expected.get(what), found: found.get(what) }));
}

/**
 * Reads the state of a master as its administrator, without values that differ between any two
 * runs.
 *
 * @param {string} url
 * @param {string[]} pages
 * @returns {Promise<Map<string, unknown>>}
 */
async function stateOf(url, pages) {
  const { token } = entityOf(
    await read(url, '', '/api/v1/auth/login', { username: 'admin', password: '' }),
  );
  /** @type {Map<string, unknown>} */
  const state = new Map();
  for (const { path, body, key, parts, isNamed = false } of lists) {
    const answer = entityOf(await read(url, String(token), path, body));
    const listed = Array.isArray(answer[key]) ? answer[key] : [];
    const entities = isNamed ? byName(listed) : listed;
    // task ids differ between runs, so tasks are identified by their position
    for (const [index, entity] of entities.entries()) {
      state.set(
        `${key} ${entity.id ?? entity.name ?? index}`.replaceAll(uuid, `#${index}`),
        normalized(entity),
      );
    }
    for (const part of parts ? entities.flatMap(parts) : []) {
      state.set(part, normalized(await read(url, String(token), part)));
    }
  }
  for (const page of pages) state.set(page, normalized(await read(url, String(token), page)));
  return state;
}

/**
 * Replaces the ids of entities and of their parents by names with a counter.
 *
 * @param {Entity[]} entities
 * @returns {Entity[]}
 */
function byName(entities) {
  /** @type {Map<unknown, number>} */
  const counts = new Map();
  return entities.map((entity) => {
    const count = (counts.get(entity.name) ?? 0) + 1;
    counts.set(entity.name, count);
    return { ...entity, id: `${entity.name} ${count}`, forkedFrom: entity.forkedFrom !== null };
  });
}

/**
 * @param {string} url
 * @param {string} token
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<unknown>}
 */
async function read(url, token, path, body) {
  const response = await fetch(url + path, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return response.json();
}

/** @param {unknown} value @returns {Entity} */
const entityOf = (value) => (typeof value === 'object' && value !== null ? { ...value } : {});

/**
 * Removes values that depend on the clock, and replaces all UUIDs by one text.
 *
 * @param {unknown} value
 * @returns {unknown}
 */
export function normalized(value) {
  if (typeof value === 'string') return value.replaceAll(uuid, '(uuid)');
  if (Array.isArray(value)) return value.map(normalized);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !volatileKeys.test(key))
      .map(([key, part]) => [key.replaceAll(uuid, '(uuid)'), normalized(part)]),
  );
}
