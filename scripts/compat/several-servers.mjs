import { fetchRaw } from './fetch-raw.mjs';

/** @typedef {{ console: string, tasks: string, port: number }} Origins */

/**
 * Goes from the sign-in to a task's socket while two servers answer by turns, twice: the second time
 * each answers what the other one did before. Returns the faults, one sentence each.
 *
 * @param {Origins} origins
 */
export async function checkSeveral(origins) {
  /** @type {string[]} */
  const wrong = [];
  /** servers by what they answered @type {Map<string, Set<string>>} */
  const servers = new Map();
  // a visit has an odd number of requests, so that the turns change
  for (const round of [1, 2]) {
    const { faults, answeredBy } = await visit(origins);
    wrong.push(...faults.map((fault) => `round ${round}: ${fault}`));
    for (const [what, server] of answeredBy)
      servers.set(what, (servers.get(what) ?? new Set()).add(server));
  }
  for (const [what, names] of servers)
    if (names.size !== 2) wrong.push(`${what}: one of the servers was not asked`);
  return wrong;
}

const upgrade = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dHJhaW55YXJkLXNvY2tldA==',
};

/** @param {Origins} origins */
async function visit({ console, tasks, port }) {
  /** @type {string[]} */
  const faults = [];
  /** @type {[what: string, server: string][]} */
  const answeredBy = [];
  /** @type {(isRight: boolean, sentence: string) => void} */
  const expect = (isRight, sentence) => void (isRight || faults.push(sentence));
  /** @type {(what: string, address: string, options?: import('./fetch-raw.mjs').Options) => Promise<import('./fetch-raw.mjs').Got>} */
  const ask = async (what, address, options = {}) => {
    const { host, pathname, search } = new URL(address);
    const headers = { ...options.headers, host };
    const answer = await fetchRaw(port, pathname + search, { ...options, headers });
    answeredBy.push([what, String(answer.headers['x-served-by'])]);
    return answer;
  };

  const body = JSON.stringify({ username: 'admin', password: '', isHashed: true });
  const login = await ask('sign-in', `${console}/api/v1/auth/login`, { method: 'POST', body });
  const session = pairsOf(login);
  const me = await ask('session', `${console}/api/v1/me`, { headers: { cookie: session } });
  expect(me.body.includes('"username":"admin"'), `the session is a ${me.status}`);
  const away = await ask('way to a task', `${console}/proxy/echo/page`, {
    headers: { cookie: session },
  });
  const link = String(away.headers.location);
  expect(link.startsWith(`${tasks}/hand-over/`), `the console leads to ${link}`);
  const arrival = await ask('hand-over', link);
  expect(arrival.status === 303, `the hand-over is a ${arrival.status}`);
  const cookie = pairsOf(arrival);
  const page = await ask('task', `${tasks}/proxy/echo/page`, { headers: { cookie } });
  expect(page.body.includes('auth='), `the task's page is a ${page.status}: ${page.body}`);
  const line = await ask('stream', `${console}/api/v1/master/logs?follow=true&offset=0`, {
    headers: { cookie: session },
    isStream: true,
  });
  expect(line.body.includes('"result"'), `a stream brings its first line: ${line.body}`);

  const socket = await ask('socket', `${tasks}/proxy/echo/ws`, {
    headers: { ...upgrade, origin: tasks, cookie },
  });
  expect(socket.status === 101, `a socket is a ${socket.status}`);
  expect(socket.body.includes('auth='), `a socket has the session: ${socket.body}`);
  return { faults, answeredBy };
}

/** @param {import('./fetch-raw.mjs').Got} answer */
const pairsOf = ({ headers }) =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ');
