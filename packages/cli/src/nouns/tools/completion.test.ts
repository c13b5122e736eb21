import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTool } from '../../core/verb';
import { table } from '../../table';
import { startCli } from '../../test/trainyard';

/** The words offered for a line; the last word is the one being typed. */
async function offered(...words: string[]) {
  const { trainyard } = await startCli();
  const { exitCode, out, error } = await trainyard('__complete', ...words);
  expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' });
  return out.split('\n').map((line) => line.split('\t')[0]);
}

test.each([
  [['exp'], ['experiment']],
  [['e', 'descr'], ['describe']],
  [['-m', 'http://x', 'experiment', 'pau'], ['pause']],
  [
    ['e', 'label', ''],
    ['add', 'remove'],
  ],
  [['e', 'set', 'max'], ['max-slots']],
  [['e', 'list', '--show'], ['--show_project']],
  [
    ['e', 'list', '-o', 'js'],
    ['json', 'jsonl'],
  ],
  [
    ['e', 'list', '--color', ''],
    ['auto', 'always', 'never'],
  ],
  [['api', 'previewH'], ['previewHPSearch']],
  [['serve', '--repl'], ['--replay']],
  [['help', 'compl'], ['completion']],
  [['e', 'fly', ''], ['']],
  [
    ['serve', '--scenario', ''],
    ['demo', 'empty', 'rbac', 'faults', 'huge'],
  ],
  [
    ['sandbox', '--release', '0.23'],
    ['0.23.4', '0.23.4-dev0'],
  ],
  [['e', 'list', '--columns', 'id,prog'], ['id,progress']],
  [['project', 'list', 'Vision', '--columns', 'arc'], ['archived']],
  [['e', 'list', '--sort', 'star'], ['startTime']],
  [
    ['user', 'list', '--sort', 'username:'],
    ['username:asc', 'username:desc'],
  ],
  [['e', 'pause', '--where', 'sear'], ['searcher=']],
  [['e', 'list', '--where', 'user=me and state=ERR'], ['user=me and state=ERROR']],
  [['user', 'list', '--where', 'adm'], ['admin=']],
  [['workspace', 'create', 'x', '--default-aux-pool', 'a1'], ['a100-pool']],
  [['can', 'experiment.create', '--on', 'Vis'], ['Vision']],
  [['can', 'resource-p'], ['resource-pool']],
  // sdk-cli C10
  [['auth', 'login', 'mkow'], ['mkowalski']],
  [
    ['can', 'workspace', 'un'],
    ['unpin', 'unarchive'],
  ],
  [['can', 'experiment', 'crea'], ['create']],
  [['can', 'notebook', 'ki'], ['kill']],
  [['can', 'workspace', 'edit', 'Vis'], ['Vision']],
  [['can', 'fly', ''], ['']],
  [['trial', 'list', '7', '--where', 'id=3 and state=ERR'], ['id=3 and state=ERROR']],
  [['trial', 'list', '--columns', ''], ['']],
  [['e', 'move', '7', 'Vis'], ['Vision']],
  [['e', 'move', '7', 'Vision', 'det'], ['detection-and-classification']],
  [
    ['p', 'describe', 'Speech', ''],
    ['recognition', 'keyword-spotting'],
  ],
  [['user', 'rename', 'ada', ''], ['']],
  [['--profile', ''], ['']],
  [
    ['job', 'list', '-p', ''],
    ['a100-pool', 't4-pool', 'aux'],
  ],
  [['command', 'run', '--template', 'vision-a100-'], ['vision-a100-single']],
  [['notebook', 'start', '-w', 'S'], ['Speech']],
  [['e', 'list', '--template', 'v'], ['']],
])('%j is completed by %j', async (words, candidates) => {
  expect(await offered(...words)).toEqual(candidates);
});

const offlineNouns = table.filter((row) => !isTool(row));

test.each(offlineNouns.map(({ name }) => name))(
  'the verbs of %s are offered without a master',
  async (name) => {
    const { trainyardOn } = await startCli();
    const fetch = () => Promise.reject(new TypeError('fetch failed'));
    const { out } = await trainyardOn({ fetch }, '__complete', name, '');
    const row = offlineNouns.find((each) => each.name === name);
    const verbs = row && !isTool(row) ? await row.load() : [];
    const firstWords = verbs.map((verb) => verb.name.split(' ')[0]);
    expect(out.split('\n').map((line) => line.split('\t')[0])).toEqual(
      expect.arrayContaining(firstWords),
    );
  },
);

test('names of roles are offered where roles decide', async () => {
  const { trainyard } = await startCli({ scenario: 'rbac' });
  const { out } = await trainyard('__complete', 'rbac', 'assign-role', 'Edi');
  expect(out.split('\t')[0]).toBe('Editor');
});

test('--profile offers profiles, and ids come from the master of the profile', async () => {
  const { trainyard, trainyardOn, sandbox, folder } = await startCli();
  await trainyard('profile', 'add', 'lab', '-m', 'http://sandbox');
  await trainyard('profile', 'add', 'away', '-m', 'http://away');
  const env = { DET_DEBUG_CONFIG_PATH: folder, XDG_CACHE_HOME: folder };
  const { out } = await trainyardOn({ env }, '__complete', 'e', 'list', '--profile', '');
  expect(out.split('\n')).toEqual(['lab\thttp://sandbox:80', 'away\thttp://away:80']);
  const hosts: string[] = [];
  const fetch = (request: Request) => {
    hosts.push(new URL(request.url).host);
    return sandbox.fetch(request);
  };
  await trainyardOn({ env, fetch }, '__complete', '--profile', 'away', 'e', 'pause', '1');
  expect(new Set(hosts)).toEqual(new Set(['away']));
});

test('-m offers the masters of profiles and of saved sign-ins [C10]', async () => {
  const { trainyard, folder } = await startCli();
  await trainyard('profile', 'add', 'lab', '-m', 'https://lab.example:8443');
  const masters = { 'http://train.example:8080': { tokens: {} } };
  writeFileSync(join(folder, 'auth.json'), JSON.stringify({ version: 2, masters }));
  const words = ['http://train.example:8080\t', 'https://lab.example:8443\tlab'];
  for (const before of [['auth', 'login', '-m'], ['--master'], ['e', 'list', '-m']])
    expect((await trainyard('__complete', ...before, 'http')).out.split('\n')).toEqual(words);
});

test('ids are offered with a description, and requested from the master at intervals', async () => {
  const { trainyardOn, folder, sandbox } = await startCli();
  let requests = 0;
  const fetch = (request: Request) => {
    if (request.url.includes('/experiments')) requests += 1;
    return sandbox.fetch(request);
  };
  let time = 1_000_000;
  const token = (await trainyardOn({}, 'dev', 'auth-token')).out;
  const env = {
    DET_MASTER: 'http://sandbox',
    DET_USER: 'admin',
    DET_USER_TOKEN: token,
    DET_DEBUG_CONFIG_PATH: folder,
    XDG_CACHE_HOME: folder,
  };
  const system = { env, fetch, now: () => time };
  const { out } = await trainyardOn(system, '__complete', 'e', 'pause', '10');
  expect(out.split('\n')[0]).toBe('109\tfcos-giou, stopping_canceled');
  await trainyardOn(system, '__complete', 'e', 'kill', '11');
  expect(requests).toBe(1);
  expect(readFileSync(join(folder, 'trainyard/completion.json'), 'utf8')).not.toContain(token);
  time += 31_000;
  await trainyardOn(system, '__complete', 'e', 'kill', '11');
  expect(requests).toBe(2);
});

test.each([
  'agent',
  'job',
  'model',
  'resource-pool',
  'shell',
  'task',
  'template',
  'trial',
  'user',
  'user-group',
  'webhook',
  'workspace',
])('there is a list of every %s to choose from', async (kind) => {
  const { sandbox, trainyardOn } = await startCli();
  const requests: string[] = [];
  const fetch = (request: Request) => {
    requests.push(new URL(request.url).pathname);
    return sandbox.fetch(request);
  };
  const verbs: Record<string, string> = {
    agent: 'enable',
    job: 'update',
    'resource-pool': 'bindings list-workspaces',
    shell: 'kill',
    task: 'kill',
    user: 'activate',
    'user-group': 'describe',
    webhook: 'delete',
  };
  const verb = verbs[kind] ?? 'describe';
  const { exitCode } = await trainyardOn({ fetch }, '__complete', kind, ...verb.split(' '), '');
  expect(exitCode).toBe(0);
  // besides the version of the master
  expect(requests.filter((path) => !path.endsWith('/master')).length).toBe(1);
});

test('offered checkpoints belong to the newest experiments with checkpoints', async () => {
  const { trainyard } = await startCli();
  const { out } = await trainyard('__complete', 'checkpoint', 'describe', '');
  const [uuid = '', hint] = out.split('\n')[0]?.split('\t') ?? [];
  expect(hint).toMatch(/^of \d+ .+, (completed|active|partially_deleted)$/);
  const described = await trainyard('checkpoint', 'describe', uuid, '-o', 'json');
  expect(JSON.parse(described.out)).toMatchObject({ uuid });
});

test('an unreachable master offers nothing and prints nothing', async () => {
  const { trainyardOn, folder } = await startCli();
  const env = {
    DET_MASTER: 'http://127.0.0.1:9',
    DET_DEBUG_CONFIG_PATH: folder,
    XDG_CACHE_HOME: folder,
  };
  expect(await trainyardOn({ env, fetch: undefined }, '__complete', 'e', 'kill', '')).toEqual({
    exitCode: 0,
    out: '',
    error: '',
  });
});

test('the script for bash passes on the words and uses the answer', async () => {
  const { trainyard } = await startCli();
  const { out } = await trainyard('completion', 'bash');
  const stub =
    'trainyard() { printf "%s\\\\n" "$*" >&3; printf "pause\\tPause\\npreview\\tx\\n"; }';
  const line = `COMP_WORDS=(trainyard e p); COMP_CWORD=2; _trainyard; printf "%s," "\${COMPREPLY[@]}"`;
  const printed = execFileSync('bash', ['-c', `exec 3>&1; ${stub}; ${out}; ${line}`]).toString();
  expect(printed).toBe('__complete e p\npause,preview,');
});

test('the script for bash completes the part of a word after = or :', async () => {
  const { trainyard } = await startCli();
  const { out } = await trainyard('completion', 'bash');
  const stub =
    'trainyard() { printf "%s|" "$@" >&3; printf "state=ERROR\\t\\nstate=EMPTY\\t\\n"; }';
  const line = `COMP_WORDS=(trainyard e list --where state = E); COMP_CWORD=6; _trainyard; printf "%s," "\${COMPREPLY[@]}"`;
  const printed = execFileSync('bash', ['-c', `exec 3>&1; ${stub}; ${out}; ${line}`]).toString();
  expect(printed).toBe('__complete|e|list|--where|state=E|ERROR,EMPTY,');
});

test('a name that the shell would run is quoted in bash', async () => {
  const { trainyard } = await startCli();
  const { out } = await trainyard('completion', 'bash');
  const stub = `trainyard() { printf '%s\\tx\\n' '$(echo ran)' '*' 'a b;c'; }`;
  const line = `COMP_WORDS=(trainyard m d ''); COMP_CWORD=3; _trainyard; printf "%s\n" "\${COMPREPLY[@]}"`;
  const printed = execFileSync('bash', ['-c', `${stub}; ${out}; ${line}`]).toString();
  expect(printed).toBe('\\$\\(echo\\ ran\\)\n\\*\na\\ b\\;c\n');
});

test.each(['zsh', 'fish', 'pwsh'])('there is a script for %s', async (shell) => {
  const { trainyard } = await startCli();
  const { exitCode, out } = await trainyard('completion', shell);
  expect(exitCode).toBe(0);
  expect(out).toContain('trainyard __complete');
});
