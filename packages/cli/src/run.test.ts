import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from './run';
import { table } from './table';
import { builtConsole } from './test/built-console';
import { requestRaw, startUpstream } from './test/http';

type Finished = { exitCode: number; out: string; error: string };

async function trainyard(...args: string[]): Promise<Finished> {
  const out: string[] = [];
  const error: string[] = [];
  const exitCode = await run({
    args,
    signal: new AbortController().signal,
    print: (line) => out.push(line),
    printError: (line) => error.push(line),
  });
  return { exitCode, out: out.join('\n'), error: error.join('\n') };
}

test('--version prints the package’s version', async () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(await trainyard('--version')).toMatchObject({ exitCode: 0, out: manifest.version });
});

test.each([[[]], [['help']], [['--help']]])('%j lists every command', async (args) => {
  const { exitCode, out } = await trainyard(...args);
  expect(exitCode).toBe(0);
  for (const { name, summary } of table) {
    expect(out).toMatch(new RegExp(`^  ${name}\\b.* ${summary}$`, 'm'));
  }
});

test('help of a command and its --help show the same options and defaults', async () => {
  const byName = await trainyard('help', 'serve');
  expect(byName.out).toContain('--master URL');
  expect(byName.out).toMatch(/--port N +Port to listen on.* \(8300\)/);
  expect(await trainyard('serve', '--help')).toEqual(byName);
});

test.each([
  [['fly'], 'There is no command "fly". `trainyard help` lists them.'],
  [['help', 'fly'], 'There is no command "fly". `trainyard help` lists them.'],
  [['experimnt', 'list'], 'There is no command "experimnt"; did you mean experiment?'],
  [['experiment', 'lst'], 'There is no `experiment lst`; did you mean `experiment list`?'],
  [['experiment', 'list', '-o', 'xml'], '--output takes table, json, jsonl, csv, yaml, ids'],
  [['experiment', 'list', '--json', '--csv'], 'json and csv exclude each other'],
  [['experiment', 'list', '--limit', '0'], '--limit takes a whole number from 1'],
  [['experiment', 'list', '--timeout', 'soon'], '--timeout takes a time such as 90s or 30m'],
  [['experiment', 'describe'], '`experiment describe` takes <experiment…>.'],
  [['master', 'info', 'now'], '`master info` takes no arguments; unexpected argument "now".'],
  [['serve', '--fast'], "Unknown option '--fast'. `trainyard help serve` lists the options."],
  [['sandbox', 'here'], '`trainyard help sandbox` lists the options.'],
  [['serve', '--console', '/nowhere'], 'There is no built console in /nowhere;'],
  [['sandbox', '--replay', '/nowhere'], 'There is no folder /nowhere.'],
  [['sandbox', '--replay', import.meta.dirname], 'There are no recordings (*.ndjson) in'],
  [['sandbox', '--scenario', 'moon'], 'There is no scenario "moon"; there are demo'],
  [['sandbox', '--seed', 'x'], '--seed takes a whole number'],
  [['sandbox', '--fault', 'slow', '--fault', 'flood'], 'There is no fault "flood"; there are'],
  [['sandbox', '--replay', '/r', '--fault', 'slow'], '--fault is for the sandbox and cannot'],
  [['sandbox', '--replay', '/r', '--data-dir', '/d'], '--data-dir is for the sandbox and cannot'],
  [['sandbox', '--data-dir', import.meta.filename], 'EEXIST'],
  [['sandbox', '--replay', '/r', '--control'], '--control is for the sandbox and cannot'],
  [['sandbox', '--experiments', '1e9'], '--experiments takes a whole number from 0 to 1000000'],
  [
    ['sandbox', '--replay', '/r', '--speed', '2'],
    '--speed is for the sandbox and cannot be combined with --replay',
  ],
])('%j is rejected with one sentence', async (args, sentence) => {
  const { exitCode, error } = await trainyard(...args);
  expect(exitCode).toBe(2);
  expect(error).toContain(sentence);
  expect(error.split('\n')).toHaveLength(1);
});

test('--coverage lists every operation of the contract and counts them', async () => {
  const { exitCode, out } = await trainyard('sandbox', '--coverage');
  const rows = out.split('\n');
  const count = rows.pop();
  expect(exitCode).toBe(0);
  // without the three calls that only the development build has
  expect(rows).toHaveLength(199);
  const built = rows.filter((row) => /^built +\w+$/.test(row)).length;
  const missing = rows.filter((row) => /^missing +\w+$/.test(row)).length;
  expect(rows.some((row) => row.endsWith(' login'))).toBe(true);
  expect(count).toBe(`${built} of 199 operations are built, ${missing} are missing.`);
});

test('serve rejects options that conflict or are invalid', async () => {
  const console = await builtConsole();
  const refusal = async (...args: string[]) =>
    (await trainyard('serve', '--console', console, ...args)).error;
  expect(await refusal('--master', 'http://m', '--replay', tmpdir())).toContain(
    'exclude each other',
  );
  for (const host of ['0.0.0.0', '::', '192.0.2.1']) {
    expect(await refusal('--host', host)).toBe(
      `serve on ${host} needs --master URL. The sandbox lets anyone sign in as admin; --sandbox serves it anyway.`,
    );
  }
  expect(await refusal('--host', '0.0.0.0', '--sandbox', '--port', 'x')).toContain('--port takes');
  expect(await refusal('--sandbox', '--master', 'http://m')).toContain('exclude each other');
  expect(await refusal('--first-byte-timeout', '0')).toContain('--first-byte-timeout takes');
  expect(await refusal('--allow-host', 'a:1')).toContain('--allow-host takes a name');
  expect(await refusal('--master', 'm:8080')).toContain('--master takes an address');
  expect(await refusal('--master', 'http://m', '--port', 'x')).toContain('--port takes');
  expect(await refusal('--base', '/a b/')).toContain('--base takes');
  expect(await refusal('--cert', '/c.pem')).toContain('--cert and --key go together');
  expect(await refusal('--trust-proxy', 'me')).toContain('--trust-proxy takes an address');
  expect(await refusal('--allow-master', 'ftp://m')).toContain('--allow-master takes an address');
  expect(await refusal('--master', 'http://m', '--experiments', '5')).toBe(
    '--experiments is for the sandbox and cannot be combined with --master.',
  );
});

/** Runs a server command up to the line with its address. */
async function started(...args: string[]) {
  const stop = new AbortController();
  const lines: string[] = [];
  let announce = (_line: string) => {};
  const announced = new Promise<string>((resolve) => {
    announce = resolve;
  });
  const exitCode = run({
    args: [...args, '--port', '0'],
    signal: stop.signal,
    print: (line) => {
      lines.push(line);
      announce(line);
    },
    printError: announce,
  });
  const origin = /http:\S+:\d+/.exec(await announced)?.[0] ?? 'no address was printed';
  return { origin, lines, stop, exitCode };
}

test('sandbox --experiments adds finished experiments to its own', async () => {
  const { origin, stop, exitCode } = await started('sandbox', '--experiments', '2000');
  const body = JSON.stringify({ username: 'admin', password: '' });
  const login = await requestRaw(origin, '/api/v1/auth/login', { method: 'POST', body });
  const { token } = JSON.parse(login.body.toString());
  const { body: list } = await requestRaw(origin, '/api/v1/experiments?limit=1', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(JSON.parse(list.toString()).pagination.total).toBeGreaterThan(2000);
  stop.abort();
  expect(await exitCode).toBe(0);
});

test('sandbox prints the lines for the next command, and the users who can sign in', async () => {
  const { origin, lines, stop } = await started('sandbox');
  await expect
    .poll(() => lines.join('\n'))
    .toMatch(/^Who may sign in, with an empty password unless one was set: admin, .*jtan/m);
  const joined = lines.join('\n');
  const exported = Array.from(joined.matchAll(/^export (\w+)=(.*)$/gm), ([, name, value]) => [
    name,
    value,
  ]);
  expect(exported).toEqual([
    ['DET_MASTER', origin],
    ['DET_USER', 'admin'],
    ['DET_PASS', ''],
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'trainyard-exports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const out: string[] = [];
  const exitCode = await run({
    args: ['auth', 'whoami', '-o', 'ids'],
    signal: new AbortController().signal,
    print: (text) => out.push(text),
    printError: (line) => out.push(line),
    system: { env: { ...Object.fromEntries(exported), DET_DEBUG_CONFIG_PATH: folder } },
  });
  expect({ exitCode, out }).toEqual({ exitCode: 0, out: ['admin'] });
  stop.abort();
});

test('serve --export writes the console for another web server, and serves nothing', async () => {
  const console = await builtConsole();
  const args = ['--console', console, '--export', `${console}/../exported`, '--base', 'det'];
  const { exitCode, out } = await trainyard('serve', ...args);
  expect([exitCode, out]).toEqual([0, expect.stringContaining('The console for /det/ is in /')]);
  expect(readFileSync(`${console}/../exported/index.html`, 'utf8')).toContain('content="/det/"');
});

test('serve --source-maps refuses a build that has none', async () => {
  const args = ['serve', '--console', await builtConsole(), '--source-maps'];
  expect((await trainyard(...args)).error).toMatch(
    /^There are no source maps in .*\. A build from/,
  );
});

test('serve --task-origin opens a port for tasks, and says where they are', async () => {
  const { url: master } = await startUpstream((request, response) => response.end(request.url));
  const console = await builtConsole();
  const args = ['serve', '--master', master.href, '--console', console, '--task-origin'];
  const { origin, lines, stop, exitCode } = await started(...args, '0');
  const tasks = /at (http:\/\/127\.0\.0\.1:\d+)\.$/.exec(lines[1] ?? '')?.[1] ?? '';
  const headers = { cookie: 'auth=x' };
  const { headers: away } = await requestRaw(origin, '/proxy/5f0c/', { headers });
  expect(away.location).toContain(`${tasks}/`);
  expect((await requestRaw(tasks, '/healthz')).status).toBe(200);
  stop.abort();
  expect(await exitCode).toBe(0);
  await expect(requestRaw(tasks, '/healthz')).rejects.toThrow(/ECONNREFUSED|socket hang up/);

  const taken = await startUpstream((_request, response) => response.end());
  const port = taken.url.port;
  const refused = await trainyard(...args, port, '--port', '0');
  expect(refused.error).toBe(
    `Port ${port} is taken by another program; choose another with --task-origin.`,
  );
  const exported = await trainyard(...args, '8301', '--export', tmpdir());
  expect(exported.error).toContain('cannot be combined with --export');
});

test('serve answers pages and passes on calls until it is stopped', async () => {
  const { url: master } = await startUpstream(({ url = '' }, response) =>
    // as a master, whose version is asked for at the start
    response.end(url.endsWith('/master') ? '{"version":"0.23.4"}' : url),
  );
  const args = ['serve', '--master', master.href, '--console', await builtConsole(), '--log'];
  const { origin, lines, stop, exitCode } = await started(...args);
  expect((await requestRaw(origin, '/build.json')).body.toString()).toBe('{"build":"a1b2"}');
  expect((await requestRaw(origin, '/api/v1/me')).body.toString()).toBe('/api/v1/me');
  stop.abort();
  expect(await exitCode).toBe(0);
  await expect(requestRaw(origin, '/build.json')).rejects.toThrow(/ECONNREFUSED|socket hang up/);
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(
      /^Pages of notebooks and TensorBoards are at http:\/\/127\.0\.0\.1:\d+\.$/,
    ),
    expect.stringMatching(/ 127.0.0.1 GET \/build\.json 200 \d+ms$/),
    expect.stringMatching(/ 127.0.0.1 GET \/api\/v1\/me 200 \d+ms$/),
  ]);
});

test('serve gives tasks a port of their own without being asked (decision 60)', async () => {
  const { url: master } = await startUpstream((request, response) => response.end(request.url));
  const serve = ['serve', '--master', master.href, '--console', await builtConsole()];
  const { origin, lines, stop, exitCode } = await started(...serve);
  const tasks = /at (http:\/\/127\.0\.0\.1:\d+)\.$/.exec(lines[1] ?? '')?.[1] ?? '';
  const headers = { cookie: 'auth=x' };
  const { headers: away } = await requestRaw(origin, '/proxy/5f0c/', { headers });
  expect(away.location).toContain(`${tasks}/`);
  stop.abort();
  expect(await exitCode).toBe(0);

  const behind = await started(...serve, '--trust-proxy', '127.0.0.1');
  expect(behind.lines[1]).toMatch(/The proxy in front has to lead that port here too;/);
  behind.stop.abort();

  const shared = await started(...serve, '--task-origin', 'none');
  expect(shared.lines[1]).toMatch(/share this origin: the user who runs one can act as each user/);
  const { status } = await requestRaw(shared.origin, '/proxy/5f0c/', { headers });
  expect(status).toBe(200);
  shared.stop.abort();
  expect(await shared.exitCode).toBe(0);
});
