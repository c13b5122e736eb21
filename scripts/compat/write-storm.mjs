/**
 * The writes that a sandbox acknowledged. A write in progress at a kill may have been applied or
 * not: `doubt` stores it until the next start shows which. `tokens` has the descriptions of access
 * tokens, which only 0.38.1 has.
 *
 * @typedef {{ workspaces: Map<number, string>, doubt: Map<number, string>, users: Set<string>,
 *   counter: Map<string, number>, tokens: Set<string>, token: string }} Ledger
 */

/** @returns {Ledger} */
export const createLedger = () => ({
  workspaces: new Map(),
  doubt: new Map(),
  users: new Set(),
  counter: new Map(),
  tokens: new Set(),
  token: '',
});

const writers = 8;

/**
 * @param {{ url: string, token?: string, method?: string, path: string, body?: unknown }} call
 * @returns {Promise<any>} the answer
 */
async function send({ url, token, method = 'GET', path, body }) {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: body === undefined ? null : JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Refused(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** A refusal, which is never expected here, unlike a closed connection. */
class Refused extends Error {}

/**
 * Signs in once, before the first kill, because the session must survive the kills as well.
 *
 * @param {{ url: string, ledger: Ledger }} input
 */
export async function signIn({ url, ledger }) {
  if (ledger.token !== '') return;
  const body = { username: 'admin' };
  ledger.token = (await send({ url, method: 'POST', path: '/auth/login', body })).token;
}

/**
 * Writes concurrently until the sandbox has ended.
 *
 * @param {{ url: string, ledger: Ledger, round: number, release: string }} input
 * @returns {Promise<number>} how many writes were acknowledged
 */
export async function startStorm({ url, ledger, round, release }) {
  const counts = await Promise.all(
    Array.from({ length: writers }, (_, writer) =>
      write({ url, ledger, release, name: `${round}-${writer}` }),
    ),
  );
  return counts.reduce((total, count) => total + count, 0);
}

/** @param {{ url: string, ledger: Ledger, release: string, name: string }} input */
async function write({ url, ledger, release, name }) {
  const { token } = ledger;
  let count = 0;
  try {
    for (let step = 0; ; step++) {
      const answer = await send({
        url,
        token,
        method: 'POST',
        path: '/workspaces',
        body: { name: `made ${name}-${step}` },
      });
      const id = Number(answer.workspace.id);
      ledger.workspaces.set(id, `made ${name}-${step}`);
      ledger.doubt.set(id, `named ${name}-${step}`);
      await send({
        url,
        token,
        method: 'PATCH',
        path: `/workspaces/${id}`,
        body: { name: `named ${name}-${step}` },
      });
      ledger.workspaces.set(id, `named ${name}-${step}`);
      ledger.doubt.delete(id);
      const username = `user-${name}-${step}`;
      await send({
        url,
        token,
        method: 'POST',
        path: '/users',
        body: { user: { username, active: true } },
      });
      ledger.users.add(username);
      const settings = [{ storagePath: 'storm', key: name, value: String(step) }];
      await send({ url, token, method: 'POST', path: '/users/setting', body: { settings } });
      ledger.counter.set(name, step);
      count += 4;
      if (release !== '0.38.1') continue;
      const own = { userId: 1, description: `token ${name}-${step}` };
      await send({ url, token, method: 'POST', path: '/tokens', body: own });
      ledger.tokens.add(own.description);
      count += 1;
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    return count;
  }
}

/**
 * Compares a restarted sandbox with the writes that were acknowledged before.
 *
 * @param {{ url: string, ledger: Ledger, release: string }} input
 * @returns {Promise<string[]>} a sentence for each write that is lost
 */
export async function checkAll({ url, ledger, release }) {
  const { token } = ledger;
  if (token === '') return [];
  const { workspaces } = await send({ url, token, path: '/workspaces' });
  const { users } = await send({ url, token, path: '/users' });
  const { settings } = await send({ url, token, path: '/users/setting' });
  const isLater = release === '0.38.1';
  const { tokenInfo } = isLater ? await send({ url, token, path: '/tokens' }) : { tokenInfo: [] };
  return [
    ...lostTokens(ledger, tokenInfo),
    ...lostWorkspaces(ledger, workspaces),
    ...lostUsers(ledger, users),
    ...lostSettings(ledger, settings),
  ];
}

/**
 * @param {Ledger} ledger
 * @param {Array<{ id: number, name: string }>} found
 */
function lostWorkspaces({ workspaces, doubt }, found) {
  const names = new Map(found.map(({ id, name }) => [Number(id), name]));
  const lost = [];
  for (const [id, expected] of workspaces) {
    const name = names.get(id);
    if (name !== expected && (name === undefined || name !== doubt.get(id))) {
      lost.push(`workspace ${id} is ${name}, and was ${expected}`);
    }
    // either name is possible now, but it may not change again
    workspaces.set(id, name ?? expected);
    doubt.delete(id);
  }
  return lost;
}

/**
 * @param {Ledger} ledger
 * @param {Array<{ username: string }>} found
 */
function lostUsers({ users }, found) {
  const names = new Set(found.map(({ username }) => username));
  return [...users].filter((name) => !names.has(name)).map((name) => `user ${name} is gone`);
}

/**
 * @param {Ledger} ledger
 * @param {Array<{ description: string }>} found
 */
function lostTokens({ tokens }, found) {
  const names = new Set(found.map(({ description }) => description));
  return [...tokens].filter((name) => !names.has(name)).map((name) => `${name} is gone`);
}

/**
 * @param {Ledger} ledger
 * @param {Array<{ key: string, value: string }>} found
 */
function lostSettings({ counter }, found) {
  const values = new Map(found.map(({ key, value }) => [key, Number(value)]));
  return [...counter]
    .filter(([key, step]) => (values.get(key) ?? -1) < step)
    .map(([key, step]) => `setting ${key} is ${values.get(key)}, and was ${step}`);
}
