// Calls one small answer repeatedly through a client, with the server in a separate process, and
// prints the wall time and the CPU time of a call in microseconds: the best of seven rounds.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const rounds = 7;
const calls = 250;

if (process.argv[2] === 'serve') await serve();
else await measure(process.argv[2] ?? '', process.argv[3] ?? '');

async function serve() {
  const { createServer } = await import('node:http');
  const workspace = (/** @type {number} */ id) => ({
    id,
    name: `workspace ${id}`,
    archived: false,
    username: 'mkowalski',
    immutable: false,
    numProjects: 3,
    pinned: true,
    userId: 7,
    numExperiments: 41,
    state: 'WORKSPACE_STATE_UNSPECIFIED',
    errorMessage: '',
    pinnedAt: '2026-11-20T09:00:00Z',
    defaultComputePool: '',
    defaultAuxPool: '',
  });
  const pagination = { offset: 0, limit: 3, startIndex: 0, endIndex: 3, total: 3 };
  const body = JSON.stringify({ workspaces: [1, 2, 3].map(workspace), pagination });
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
  process.once('disconnect', () => process.exit());
}

/**
 * @param {string} name
 * @param {string} module
 */
async function measure(name, module) {
  const server = spawn(process.execPath, [import.meta.filename, 'serve'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = await once(server, 'message');
  const call = await callOf(name, module, `http://127.0.0.1:${port}`);
  let best = { wall: Number.POSITIVE_INFINITY, cpu: Number.POSITIVE_INFINITY };
  // the first rounds warm up
  for (let round = -2; round < rounds; round++) {
    const cost = await timed(call);
    if (round >= 0)
      best = { wall: Math.min(best.wall, cost.wall), cpu: Math.min(best.cpu, cost.cpu) };
  }
  console.log(JSON.stringify(best));
  server.disconnect();
  process.exit();
}

/** @param {() => Promise<unknown>} call */
async function timed(call) {
  const before = process.cpuUsage();
  const from = performance.now();
  for (let index = 0; index < calls; index++) await call();
  const wall = ((performance.now() - from) * 1000) / calls;
  const { user, system } = process.cpuUsage(before);
  return { wall, cpu: (user + system) / calls };
}

/**
 * @param {string} name
 * @param {string} module
 * @param {string} baseUrl
 * @returns {Promise<() => Promise<unknown>>}
 */
async function callOf(name, module, baseUrl) {
  const path = '/api/v1/workspaces';
  if (name === 'fetch')
    return async () =>
      (await fetch(baseUrl + path, { headers: { authorization: 'Bearer t' } })).json();
  const client = await import(module);
  if (name === 'ours') {
    const own = client.createClient({ baseUrl, auth: 't' });
    return () => own.getWorkspaces();
  }
  if (name === 'openapi-fetch') {
    const headers = { authorization: 'Bearer t' };
    const api = client.default({ baseUrl, headers });
    return () => api.GET(path);
  }
  if (name === '@oxide/api') {
    const api = new client.Api({ host: baseUrl, token: 't' });
    return () => api.request({ path, method: 'GET' });
  }
  const api = new client.default({ baseURL: baseUrl, apiKey: 't' });
  return () => api.get(path);
}
