import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSandbox } from '@trainyard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { table } from '../table';
import { startCli, trainyard } from '../test/trainyard';
import { globalOptions } from './globals';
import { commonOptions, verbHelp } from './help';
import { isTool, type Noun, type Verb } from './verb';

async function everyVerb(): Promise<Array<{ row: Noun; verb: Verb; words: string[] }>> {
  const all = await Promise.all(
    table.flatMap((row) => (isTool(row) ? [] : row.load().then((verbs) => ({ row, verbs })))),
  );
  return all.flatMap(({ row, verbs }) =>
    verbs.map((verb) => ({ row, verb, words: [row.name, ...verb.name.split(' ')] })),
  );
}

/** A value that the option itself accepts. */
const values: Partial<Record<keyof typeof globalOptions, string>> = {
  output: 'json',
  template: '{{id}}',
  sort: 'id',
  watch: '2',
  limit: '1',
  offset: '1',
  pages: '1',
};

test('an option that a command does not honor is refused, and not in its help', async () => {
  const sandbox = createSandbox();
  onTestFinished(() => sandbox.close());
  const system = { env: {}, fetch: sandbox.fetch };
  const taken: string[] = [];
  let tried = 0;
  for (const { row, verb, words } of await everyVerb()) {
    const honored = { ...commonOptions(verb), ...verb.options };
    const help = verbHelp(row, verb);
    for (const [name, { type }] of Object.entries(globalOptions)) {
      const isListed = new RegExp(`--${name}(?![\\w-])`).test(help);
      if (name in honored !== isListed) taken.push(`help of ${words.join(' ')}: ${name}`);
      if (name in honored) continue;
      tried += 1;
      const value = type === 'boolean' ? [] : [Reflect.get(values, name) ?? 'x'];
      const operands = verb.operands.split(' ').filter((word) => word !== '');
      const { exitCode, error } = await trainyard(
        [...words, ...operands.map(() => '1'), `--${name}`, ...value],
        system,
      );
      if (exitCode !== 2 || !error.includes(`has no --${name}.`))
        taken.push(`${words.join(' ')} --${name}: ${error}`);
    }
  }
  expect(taken).toEqual([]);
  expect(tried).toBeGreaterThan(900);
});

test('each global option applies to some command', async () => {
  const applied = new Set(
    (await everyVerb()).flatMap(({ verb }) => Object.keys(commonOptions(verb))),
  );
  expect(Object.keys(globalOptions).filter((name) => !applied.has(name))).toEqual([]);
});

test.each([
  ['experiment', ['create', 'config.yaml', '--paused', '-o', 'ids']],
  ['command', ['run', '--detach', 'true']],
  ['notebook', ['start', '--detach']],
  ['shell', ['start', '--detach']],
])(
  '--template of a new %s names a template of configurations',
  async (noun, [verb = '', ...rest]) => {
    const { trainyard, folder } = await startCli();
    const searcher = 'searcher: {name: single, metric: loss, max_length: {batches: 1}}';
    await writeFile(join(folder, 'config.yaml'), `entrypoint: x\n${searcher}\n`);
    await writeFile(join(folder, 'base.yaml'), 'description: from the template\n');
    await trainyard('template', 'create', 'base', 'base.yaml');
    const { out } = await trainyard(noun, verb, '--template', 'base', ...rest);
    expect((await trainyard(noun, 'config', out)).out).toContain('from the template');
    const unknown = await trainyard(noun, verb, '--template', 'nosuch', ...rest);
    expect(unknown).toMatchObject({ exitCode: 1, error: expect.stringContaining('nosuch') });
  },
);

test.each([
  ['a list', 'experiment list --limit 2 -o csv'],
  ['one row', 'experiment describe 1 -o csv'],
  ['a log', 'trial logs 1 --head 2 -o csv'],
  ['exported metrics', 'trial export 1'],
])('--bom starts the CSV of %s with a byte order mark (PR13)', async (_, line) => {
  const { trainyard } = await startCli();
  const { out } = await trainyard(...line.split(' '), '--bom');
  expect(out.startsWith('\u{feff}')).toBe(true);
  expect(out.lastIndexOf('\u{feff}')).toBe(0);
  expect((await trainyard(...line.split(' '))).out).not.toContain('\u{feff}');
});

/** Words after each command that prints a list, and columns to filter and sort it by. */
const lists: Record<string, string> = {
  'experiment list': '--all',
  'experiment list-trials': '1',
  'experiment list-checkpoints': '98',
  'experiment compare': '101 102',
  'experiment importance': '73',
  'experiment failures': '96',
  'experiment rungs': '73',
  'experiment slow': '73',
  'failures show': '2',
  'checkpoint files': 'CHECKPOINT',
  'model list': '',
  'model list-versions': 'shelf-detector',
  'model alias': 'shelf-detector',
  'trial list': '1',
  'trial metrics': '1',
  'trial compare': '1 2',
  'trial slow': '85',
  'run list': '--all',
  'run metrics': '1',
  'run compare': '1 2',
  'run slow': '85',
  'workspace list': '',
  'workspace list-projects': 'Vision',
  'workspace list-pools': 'Vision',
  'project list': 'Vision',
  'project list-experiments': 'Vision self-supervised',
  'project columns': 'Vision self-supervised',
  'project notes': 'Vision self-supervised',
  'template list': '',
  'task list': '',
  'command list': '--all',
  'notebook list': '--all',
  'shell list': '--all',
  'tensorboard list': '--all',
  'top show': '',
  'job list': '',
  'agent list': '',
  'slot list': '',
  'resource-pool list': '',
  'resource-pool bindings list-workspaces': 't4-pool',
  'usage show': '--by user --from 2026-11-01 --to 2026-11-19',
  'resources raw': '2026-11-19T00:00:00Z 2026-11-20T00:00:00Z',
  'resources aggregated': '2026-11-10 2026-11-12',
  'resources waits': '',
  'storage show': '--workspace-name Speech',
  'storage clean': '--workspace-name Speech',
  'waste show': '',
  'waste days': '',
  'webhook list': '',
  'user list': '',
  'user-group list': '',
  'user-group describe': 'vision-team',
  'rbac list-roles': '',
  'rbac describe-role': 'Viewer',
  'rbac list-users-roles': 'mkowalski',
  'rbac list-groups-roles': 'vision-team',
  'rbac my-permissions': '',
  'auth list-providers': '',
  'can ask': 'experiment 101',
  'preview-search show': 'config.yaml',
  'api list': '',
  'dev bindings': '',
  'alias list': '',
  'profile list': '',
  'doctor examine': '',
  'token list': '',
};

test('every list has words to try its options with', async () => {
  const names = (await everyVerb()).filter(({ verb }) => verb.prints === 'rows');
  expect(Object.keys(lists).sort()).toEqual(names.map(({ words }) => words.join(' ')).sort());
});

test('every list honors --where, --sort, --limit, --offset and --columns', async () => {
  const { trainyard: run } = await startCli({ rbac: true });
  const checkpoint = await run('e', 'list-checkpoints', '98', '--best', '1', '-o', 'ids');
  const ignored: string[] = [];
  for (const { verb, words } of await everyVerb()) {
    if (verb.prints !== 'rows') continue;
    const name = words.join(' ');
    const rest = (lists[name] ?? '').replace('CHECKPOINT', checkpoint.out).split(' ');
    const flags = [...words, ...rest.filter((word) => word !== '')];
    const read = async (...options: string[]) => {
      const { out } = await run(...flags, '-o', 'csv', ...options);
      return out.split(/\r\n?/).filter((line) => line !== '');
    };
    const [head = '', ...rows] = await read();
    const [column = ''] = head.split(',');
    if (rows.length === 0) continue;
    const second = await read('--limit', '1', '--offset', '1', '--columns', column, '--no-header');
    if (second.length !== Math.min(1, rows.length - 1)) ignored.push(`${name} --offset`);
    const [, first = ''] = await read('--limit', '1', '--columns', column);
    if (!rows[0]?.startsWith(first)) ignored.push(`${name} --limit`);
    const filter = verb.where === 'rows' ? ['--where', `${column}="no such value"`] : [];
    const sorted = await read('--sort', `${column}:desc`, ...filter);
    if (sorted.length !== (verb.where === 'rows' ? 1 : rows.length + 1))
      ignored.push(`${name} --where`);
  }
  expect(ignored).toEqual([]);
});

test('every list with states refuses the name of none, also when it has no rows', async () => {
  const { trainyard: run } = await startCli({ rbac: true });
  const checkpoint = await run('e', 'list-checkpoints', '98', '--best', '1', '-o', 'ids');
  const refused: string[] = [];
  for (const { verb, words } of await everyVerb()) {
    if (verb.where !== 'rows') continue;
    const name = words.join(' ');
    const rest = (lists[name] ?? '').replace('CHECKPOINT', checkpoint.out).split(' ');
    const flags = [...words, ...rest.filter((word) => word !== '')];
    const { exitCode, error } = await run(...flags, '--where', 'state=BOGUS');
    const [, states] = /^--where state takes (\w.*\w), not "BOGUS"\.$/.exec(error) ?? [];
    if (states === undefined) continue;
    expect(exitCode).toBe(2);
    const all = await run(...flags, '--where', `state in (${states})`);
    expect(all).toMatchObject({ exitCode: 0, error: expect.not.stringContaining('takes') });
    refused.push(name);
  }
  expect(refused.sort()).toEqual([
    'command list',
    'experiment list-checkpoints',
    'experiment list-trials',
    'experiment slow',
    'job list',
    'notebook list',
    'project list',
    'project list-experiments',
    'shell list',
    'slot list',
    'tensorboard list',
    'trial list',
    'workspace list',
    'workspace list-projects',
  ]);
});

test('every list fits a terminal of 80 columns, and names what it leaves out', async () => {
  const { trainyardOn } = await startCli({ rbac: true });
  const isTerminal = { stdin: false, stdout: true, stderr: false };
  const wide: string[] = [];
  const agents = await trainyardOn({ isTerminal, width: () => 80 }, 'agent', 'list');
  expect(agents.out.replaceAll('\n', ' ')).toMatch(
    /Not shown: .*Addresses; --columns shows them\./,
  );
  expect(agents.out).toContain('Pools');
  for (const [name, rest] of Object.entries(lists)) {
    if (rest.includes('CHECKPOINT')) continue;
    const words = `${name} ${rest}`.split(' ').filter((word) => word !== '');
    const { out } = await trainyardOn(
      { isTerminal, width: () => 80 },
      ...words,
      '--color',
      'never',
    );
    if (out.split('\n').some((line) => line.length > 80)) wide.push(name);
  }
  expect(wide).toEqual([]);
});

test.each([
  [{ FORCE_COLOR: '1' }, true],
  [{ FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  [{ FORCE_COLOR: '0' }, false],
  [{}, false],
])('without a terminal, %j shows colors: %s', async (env, hasColor) => {
  const { out } = await trainyard(['dev', 'bindings', '--limit', '1'], { env });
  expect(out.includes('\u001b[')).toBe(hasColor);
});

test.each([
  ['usage', '--by KIND'],
  ['can', '--on WORKSPACE'],
  ['storage', '--top N'],
  ['waste', '`trainyard waste` alone is `waste show`.'],
  ['preview-search', '--seed N'],
])('the help of %s shows the options of its default verb', async (noun, words) => {
  for (const args of [
    ['help', noun],
    [noun, '--help'],
  ])
    expect((await trainyard(args, {})).out).toContain(words);
});

test('completion has a script for PowerShell under both names', async () => {
  const { out } = await trainyard(['completion', 'powershell'], { env: {} });
  expect(out).toBe((await trainyard(['completion', 'pwsh'], { env: {} })).out);
});
