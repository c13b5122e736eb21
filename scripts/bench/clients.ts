import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { buildStale, packageBuilds } from '../lib/builds.mjs';
import { run } from '../lib/run.mjs';
import { installReferences, referencesFolder } from './install-references';
import type { Row } from './measure';

const root = resolve(import.meta.dirname, '../..');

type Client = {
  name: string;
  /** a file, or a package of the references */
  module: string;
  goal?: { kb: string; importMs: string; call: string };
};

/** Our built client, and those of others. */
const clients: Client[] = [
  {
    name: 'ours',
    module: join(root, 'packages/sdk/dist/index.js'),
    goal: { kb: '≤ 30', importMs: '≤ 10 ms', call: '≤ 30 µs' },
  },
  { name: 'openapi-fetch', module: 'openapi-fetch' },
  { name: '@oxide/api', module: '@oxide/api' },
  { name: 'openai', module: 'openai' },
];

/** Bytes of a page with a complete client, the time to import it, and the cost of a call. */
export async function benchClients(): Promise<Row[]> {
  await buildStale(packageBuilds);
  await installReferences();
  const bare = await startMs('');
  const bareCall = await callCost('fetch', 'fetch');
  const rows: Row[] = [];
  for (const { name, module, goal } of clients) {
    const kb = await bundleKb(module);
    const imported = (await startMs(module)) - bare;
    const call = await callCost(name, module);
    const over = (what: keyof Cost) => `${(call[what] - bareCall[what]).toFixed(0)} µs`;
    rows.push(
      row({ what: `${name}, whole, gzip`, figure: `${kb.toFixed(1)} kB`, goal: goal?.kb }),
      row({
        what: `${name}, import`,
        figure: `${imported.toFixed(0)} ms`,
        reference: `${bare.toFixed(0)} ms bare node`,
        ratio: ((imported + bare) / bare).toFixed(2),
        goal: goal?.importMs,
      }),
      row({
        what: `${name}, a call over fetch, wall and CPU`,
        figure: `${over('wall')}, ${over('cpu')}`,
        reference: `${bareCall.wall.toFixed(0)} µs, ${bareCall.cpu.toFixed(0)} µs fetch`,
        ratio: (call.wall / bareCall.wall).toFixed(2),
        goal: goal?.call,
      }),
    );
  }
  return rows;
}

const row = (
  cells: { what: string; figure: string } & Partial<Record<keyof Row, string | undefined>>,
): Row => ({
  reference: '',
  ratio: '',
  ...cells,
  goal: cells.goal ?? '',
});

async function bundleKb(module: string): Promise<number> {
  const program = join(referencesFolder, 'bundle-kb.mjs');
  const { output } = await run(process.execPath, [program, module], { quiet: true });
  return Number(output);
}

/** Median of nine starts of Node that import a module, in milliseconds. */
async function startMs(module: string): Promise<number> {
  const script = module === '' ? '' : `await import(${JSON.stringify(module)})`;
  const times: number[] = [];
  for (let run = 0; run < 9; run++) {
    const from = performance.now();
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: referencesFolder,
    });
    await once(child, 'exit');
    times.push(performance.now() - from);
  }
  return times.sort((a, b) => a - b)[4] ?? Number.NaN;
}

type Cost = { wall: number; cpu: number };

/** Microseconds of one call, in a separate process: the best of seven rounds. */
async function callCost(name: string, module: string): Promise<Cost> {
  const child = spawn(
    process.execPath,
    [join(referencesFolder, 'client-calls.mjs'), name, module],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  await once(child, 'close');
  return JSON.parse(output) as Cost;
}
