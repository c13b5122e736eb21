import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import * as http from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureDebian } from '../lib/debian.mjs';
import { Refusal, root, stateFolder } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';
import { listenLocally } from './attack/local-server.mjs';
import { hostile } from './attack/tasks.mjs';
import { fetchRaw } from './fetch-raw.mjs';
import { startSandbox, startServer } from './sandbox-process.mjs';
import { checkSeveral } from './several-servers.mjs';

const folder = join(stateFolder, 'web-servers');
const pem = join(root, 'packages/cli/src/test/pem');
const sample = (/** @type {string} */ name) => readFile(join(root, 'docs/serving', name), 'utf8');

/** @typedef {{ files: string, master: string, port: number }} Site */
/** @typedef {{ name: string, program: string, config: (site: Site) => Promise<string>, args: string[] }} WebServer */

const nginx = { name: 'nginx-light', program: '/usr/sbin/nginx', args: ['-p', folder, '-c'] };

const nginxConfig = (/** @type {string} */ servers) => `
daemon off;
user root;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  ${servers}
}`;

/** @type {WebServer[]} */
const webServers = [
  {
    ...nginx,
    config: async ({ files, master, port }) =>
      nginxConfig(
        (await sample('nginx.conf'))
          .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}/, '')
          .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
          .replaceAll('https://console.example.com', `https://localhost:${port}`)
          .replaceAll(/\/etc\/ssl\/\S+\.pem/g, join(pem, 'cert.pem'))
          .replaceAll(/\/etc\/ssl\/\S+\.key/g, join(pem, 'key.pem'))
          .replaceAll('console.example.com', 'localhost')
          .replaceAll('/srv/trainyard', files)
          .replace('/var/log/nginx/trainyard.log', `${folder}/nginx.log`)
          .replaceAll('master.example.com:8080', new URL(master).host),
      ),
  },
  {
    name: 'caddy',
    program: '/usr/bin/caddy',
    config: async ({ files, master, port }) =>
      (await sample('Caddyfile'))
        .replace('{\n\tservers', '{\n\tadmin off\n\tauto_https disable_redirects\n\tservers')
        .replace(
          'console.example.com {',
          `https://localhost:${port} {\n\ttls ${pem}/cert.pem ${pem}/key.pem`,
        )
        .replaceAll('/srv/trainyard', files)
        .replaceAll('master.example.com:8080', new URL(master).host),
    args: ['run', '--adapter', 'caddyfile', '--config'],
  },
];

/**
 * Serves exported files with the documented configurations of nginx and Caddy, with a sandbox as
 * master, at the root and below a path; and two `trainyard serve` as one behind nginx.
 *
 * @returns {Promise<import('../lib/steps.mjs').Count>}
 */
export async function runWebServers() {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sandbox = await startSandbox(['--seed', '7']);
  const master = await startMaster(sandbox.url);
  const count = { passed: 0, failed: 0 };
  /** @type {(title: string, wrong: string[]) => void} */
  const report = (title, wrong) => {
    count[wrong.length === 0 ? 'passed' : 'failed'] += 1;
    console.log(`${wrong.length === 0 ? '✓' : '✗'} ${title}`);
    for (const sentence of wrong) console.error(`    ${sentence}`);
  };
  try {
    for (const server of webServers) {
      await ensureDebian({ ...server, dependents: 'The tests of the samples' });
      for (const base of ['/', '/det/']) {
        report(`${server.name}, files for ${base}`, await judge(server, base, master.url));
      }
    }
    report('nginx-light, two servers as one', await judgeTwo(master.url));
  } finally {
    master.stop();
    await sandbox.stop();
  }
  return count;
}

/**
 * Starts a master with a hostile task, which answers for everything else as the sandbox does.
 *
 * @param {string} sandbox
 */
function startMaster(sandbox) {
  const server = http.createServer((incoming, response) => {
    const { method, url = '/', headers } = incoming;
    if (url.startsWith('/proxy/evil/')) return response.writeHead(200, hostile).end();
    if (url.startsWith('/proxy/echo/')) return response.end(JSON.stringify(headers));
    const outgoing = http.request(new URL(url, sandbox), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.once('error', () => response.destroy());
    response.once('close', () => outgoing.destroy());
    return incoming.pipe(outgoing);
  });
  // sends what it has received, so that a client knows which session came through
  server.on('upgrade', ({ headers }, socket) => {
    const accepted = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket'];
    const lines = [...accepted, 'Connection: Upgrade', '', JSON.stringify(headers)];
    socket.on('error', () => {}).write(lines.join('\r\n'));
  });
  return listenLocally(server);
}

/**
 * Returns the faults of two servers with one secret, which a web server asks by turns.
 *
 * @param {string} master
 */
async function judgeTwo(master) {
  const port = await freePort();
  const origins = {
    console: `https://localhost:${port}`,
    tasks: `https://tasks.localhost:${port}`,
  };
  const secretFile = join(folder, 'secret');
  await writeFile(secretFile, randomBytes(32).toString('base64'));
  const options = ['--master', master, '--trust-proxy', '127.0.0.1'];
  options.push('--task-origin', origins.tasks, '--secret-file', secretFile);
  const servers = await Promise.all([startServer('serve', options), startServer('serve', options)]);
  try {
    const [one, two] = servers.map(({ url }) => new URL(url).host);
    const config = nginxConfig(
      (await sample('nginx-serve.conf'))
        .replace('one.example.com:8300', `${one}`)
        .replace('two.example.com:8300', `${two}`)
        .replace('listen 443', `listen 127.0.0.1:${port}`)
        .replaceAll('example.com', 'localhost')
        .replace('console.localhost tasks', 'localhost tasks')
        .replaceAll(/\/etc\/ssl\/\S+\.pem/g, join(pem, 'cert.pem'))
        .replaceAll(/\/etc\/ssl\/\S+\.key/g, join(pem, 'key.pem'))
        // names the server that has answered
        .replace('location /', 'add_header X-Served-By $upstream_addr always;\n  location /'),
    );
    return await behind({ ...nginx, config, port }, () => checkSeveral({ ...origins, port }));
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

/**
 * Returns the faults of the console behind a web server, one sentence each.
 *
 * @param {WebServer} server
 * @param {string} base
 * @param {string} master
 */
async function judge({ config, ...server }, base, master) {
  const files = join(folder, `files${base.replaceAll('/', '-')}`);
  const trainyard = join(root, 'packages/cli/bin/trainyard.mjs');
  const command = [trainyard, 'serve', '--export', files, '--base', base];
  const exported = await run(process.execPath, command, { quiet: true });
  if (exported.code !== 0) throw new Refusal(exported.output);
  const port = await freePort();
  const text = await config({ files, master, port });
  return behind({ ...server, config: text, port }, () => check({ port, base }));
}

/**
 * Runs a web server while `use` looks for faults.
 *
 * @param {{ name: string, program: string, args: string[], config: string, port: number }} server
 * @param {() => Promise<string[]>} use
 */
async function behind({ name, program, args, config, port }, use) {
  const file = join(folder, `${name}.conf`);
  await writeFile(file, config);
  const child = spawn(program, [...args, file], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (line) => {
    output += line;
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  try {
    await untilOpen(port, child);
    return await use();
  } catch (error) {
    return [`${error}`, output];
  } finally {
    process.off('exit', end);
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}

/** @param {{ port: number, base: string }} site */
async function check({ port, base }) {
  /** @type {string[]} */
  const wrong = [];
  /** @type {(isRight: boolean | undefined, sentence: string) => void} */
  const expect = (isRight, sentence) => void (isRight || wrong.push(sentence));
  /** @type {(path: string, options?: import('./fetch-raw.mjs').Options) => Promise<import('./fetch-raw.mjs').Got>} */
  const request = (path, options) => fetchRaw(port, `${base}${path}`, options);

  const page = await request('experiments/7/overview', { headers: { accept: 'text/html' } });
  expect(page.status === 200, `a page is a ${page.status}`);
  expect(page.body.includes(`name="base-path" content="${base}"`), 'the page knows its path');
  const policy = String(page.headers['content-security-policy']);
  expect(policy.includes("default-src 'none'"), 'the page carries its policy');
  expect(page.headers['strict-transport-security'] === 'max-age=31536000', 'a page has HSTS');
  const script = /src="([^"]+\/assets\/[^"]+\.js|\/assets\/[^"]+\.js)"/.exec(page.body)?.[1] ?? '';
  const asset = await fetchRaw(port, script, { headers: { 'accept-encoding': 'gzip' } });
  expect(asset.status === 200, `${script || 'no script'} is a ${asset.status}`);
  expect(asset.headers['content-encoding'] === 'gzip', 'a script comes as it was pressed');
  expect(/immutable/.test(`${asset.headers['cache-control']}`), 'a script may be kept for ever');

  const info = await request('api/v1/master');
  expect(/"clusterId":"./.test(info.body), 'the API answers');
  const body = JSON.stringify({ username: 'admin', password: '', isHashed: true });
  const login = await request('api/v1/auth/login', { method: 'POST', body });
  const cookie = String(login.headers['set-cookie']);
  for (const flag of ['Secure', 'HttpOnly', 'SameSite=Lax']) {
    expect(new RegExp(`; ${flag}(;|$)`, 'i').test(cookie), `the cookie is ${flag}: ${cookie}`);
  }
  const headers = { cookie: /^auth=[^;]+/.exec(cookie)?.[0] ?? '' };
  const me = await request('api/v1/me', { headers });
  expect(me.body.includes('"username":"admin"'), `the cookie signs in: ${me.status}`);
  const shells = await request('api/v1/shells', { headers });
  expect(/no-store/.test(`${shells.headers['cache-control']}`), 'browsers keep no keys');
  const archive = 'api/v1/experiments/7/archive';
  /** @type {[Record<string, string>, boolean][]} */
  const writers = [
    [{ origin: 'http://evil.example' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ origin: `https://localhost:${port}` }, true],
    [{ 'sec-fetch-site': 'same-origin', origin: `https://localhost:${port}` }, true],
    [{}, true],
  ];
  for (const [sent, isOwnOrigin] of writers) {
    const answer = await request(archive, { method: 'POST', headers: { ...headers, ...sent } });
    const isRefused = answer.status === 403 && !answer.body.includes('"code"');
    expect(isRefused !== isOwnOrigin, `a write with ${JSON.stringify(sent)} is a ${answer.status}`);
  }
  const socket = { connection: 'Upgrade', upgrade: 'websocket', origin: 'http://evil.example' };
  const foreign = await request('proxy/5f0c/ws', { headers: socket });
  expect(foreign.status === 403, `a socket of another site is a ${foreign.status}`);
  const task = await request('proxy/evil/page', { headers });
  for (const [name, value] of Object.entries(hostile)) {
    // Caddy sends an Alt-Svc, and both send an HSTS, of their own
    const isDropped = name === 'set-cookie' || task.headers[name] !== value;
    expect(isDropped, `a task sends ${name}: ${task.headers[name]}`);
  }
  for (const text of task.headers['set-cookie'] ?? []) {
    const isHarmless = !/path=\/(;|$)|domain=/i.test(text) && !/^\s*=?\s*(auth|__)/i.test(text);
    expect(isHarmless, `a task sets ${text}`);
  }
  const forWorker = { headers: { 'service-worker': 'script' } };
  const worker = await request('api/v1/master', forWorker);
  expect(worker.status === 403, `the script of a worker for all is a ${worker.status}`);
  const ownWorker = await request('proxy/evil/sw.js', forWorker);
  expect(ownWorker.status === 200, `the script of a worker in its folder is a ${ownWorker.status}`);
  const code = await request('experiments/7/model_def', { headers });
  expect(!/html/.test(`${code.headers['content-type']}`), 'model_def comes from the master');
  const dots = await request('api/v1/x/../me');
  expect(dots.status === 400, `a path with dots is a ${dots.status}`);
  const line = await request('api/v1/master/logs?follow=true&offset=0', {
    headers,
    isStream: true,
  });
  expect(line.body.includes('"result"'), `a stream brings its first line: ${line.body}`);
  const stranger = await request('', { headers: { host: 'evil.example' } });
  expect(stranger.status !== 200 || stranger.body === '', 'another name gets no page');
  return wrong;
}

/** @returns {Promise<number>} */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * @param {number} port
 * @param {import('node:child_process').ChildProcess} child
 */
async function untilOpen(port, child) {
  const giveUpAt = Date.now() + 60_000;
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const isOpen = await fetchRaw(port, '/healthz').then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Refusal('The web server did not start.');
}
