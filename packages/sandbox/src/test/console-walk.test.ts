import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasRecordings, recordingsDirectory } from './fixtures/recordings';
import { type Call, createTestMaster } from './fixtures/test-master';

type Walked = {
  op: string | null;
  step: string;
  request: {
    method: string;
    path: string;
    query: Record<string, string | string[]>;
    body: unknown;
  };
  response: { status: number | null };
};

type FixtureIds = {
  experiments: string;
  search: string;
  trials: string;
  tasks: string;
  models: string;
  pool: string;
};

const walk = () =>
  readFileSync(`${recordingsDirectory}/console-walk.ndjson`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Walked => JSON.parse(line));

/** Streams stay open by design, and signing out would end the walk. */
const isWalked = ({ op, request, response }: Walked) =>
  op !== null &&
  op !== 'Logout' &&
  op !== 'Login' &&
  response.status === 200 &&
  !request.path.includes('metrics-stream') &&
  request.query.follow !== 'true';

/**
 * Replaces entities of the recorded master by those of the demo: only the form of a request
 * matters.
 */
function place({ request }: Walked, fixtures: FixtureIds) {
  const ids: Record<string, string> = { ...fixtures, projects: '2', workspaces: '2', users: '1' };
  const path = request.path
    .replace('/api/v1', '')
    .replace(
      /^\/(experiments|projects|workspaces|trials|users|tasks)\/([\w.-]+)/,
      (all, kind, id) =>
        /^(?:time-series|setting|activity|count|0)$/.test(id) ? all : `/${kind}/${ids[kind]}`,
    )
    .replace(/^\/models\/[^/]+(\/versions\/)?\d*/, (_, versions) =>
      versions ? `/models/${fixtures.models}/versions/1` : `/models/${fixtures.models}`,
    )
    .replace(/^\/resource-pools\/[^/]+/, `/resource-pools/${fixtures.pool}`);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query))
    for (const each of [value].flat()) query.append(name, replaced(name, String(each), fixtures));
  return query.size === 0 ? path : `${path}?${query}`;
}

function replaced(name: string, value: string, ids: FixtureIds) {
  if (name === 'trialIds') return ids.trials;
  if (name === 'resourcePool' || name === 'resourcePools') return ids.pool;
  return name === 'projectId' && value !== '0' ? '2' : value;
}

async function fixtureIdsOf(admin: Call): Promise<FixtureIds> {
  const get = async <Body>(path: string) => (await admin('GET', path)).body as Body;
  const { experiments } = await get<{
    experiments: Array<{ id: number; searcherType: string; state: string }>;
  }>('/experiments?limit=-1');
  const idOf = (searcher: string) =>
    String(
      experiments.find((each) => each.searcherType === searcher && each.state === 'STATE_COMPLETED')
        ?.id,
    );
  const single = idOf('single');
  const { trials } = await get<{ trials: Array<{ id: number; taskId: string }> }>(
    `/experiments/${single}/trials`,
  );
  const { checkpoints } = await get<{ checkpoints: Array<{ uuid: string; state: string }> }>(
    `/experiments/${single}/checkpoints`,
  );
  const completed = checkpoints.find(({ state }) => state === 'STATE_COMPLETED');
  await admin('POST', '/models', { name: 'walked' });
  await admin('POST', '/models/walked/versions', { checkpointUuid: completed?.uuid });
  const { resourcePools } = await get<{ resourcePools: Array<{ name: string }> }>(
    '/resource-pools',
  );
  return {
    experiments: single,
    search: idOf('adaptive_asha'),
    trials: String(trials[0]?.id),
    tasks: trials[0]?.taskId ?? '',
    models: 'walked',
    pool: resourcePools[0]?.name ?? '',
  };
}

// the walk renames a model, and would then look for another name than ours
const unnamed = (body: unknown) =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => name !== 'name'));

// requests that a second walk over the same state refuses correctly: their effect exists already
const isDoneBefore = /\/(?:archive|unarchive|pin|unpin|test|file)$|^(?:POST|PATCH) .*\/projects/;

describe.runIf(hasRecordings)('requests of another console for this platform, page by page', () => {
  test('is answered', async () => {
    const { admin, fetch, tokenOf } = await createTestMaster('demo');
    const ids = await fixtureIdsOf(admin);
    const headers = { authorization: `Bearer ${await tokenOf('admin')}` };
    const refused: string[] = [];
    let requestCount = 0;
    for (const step of walk().filter(isWalked)) {
      const { method, body } = step.request;
      const path = place(step, ids);
      const url = `http://master/api/v1${path}`;
      const sent =
        body === null ? null : JSON.stringify(path.startsWith('/models') ? unnamed(body) : body);
      const answer = await fetch(new Request(url, { method, headers, body: sent })).then(
        async (response) => ({ status: response.status, text: await response.text() }),
      );
      requestCount++;
      const { status } = answer;
      const mayRefuse = status !== 501 && isDoneBefore.test(`${method} ${path.split('?')[0]}`);
      if (status !== 200 && !mayRefuse)
        refused.push(`${step.op}: ${method} ${path} → ${status} ${answer.text.trim()}`);
    }
    expect(requestCount).toBeGreaterThan(500);
    expect(refused).toEqual([]);
  });
});
