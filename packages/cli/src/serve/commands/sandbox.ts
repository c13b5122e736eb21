import { createTransport, getUsers, login } from '@trainyard/sdk/calls';
import { type Context, defineCommand } from '../../core/command';
import { loadSandbox } from '../../sandbox-loader';
import { runServer } from './run-server';
import { readSandboxOptions, sandboxBackend, sandboxOptions } from './sandbox-options';

export const sandboxCommand = defineCommand({
  name: 'sandbox',
  summary: 'Run a sandbox master: its API without the console',
  options: {
    ...sandboxOptions,
    coverage: { type: 'boolean', help: 'List every operation, implemented or missing, and exit' },
  },
  examples: ['trainyard sandbox --seed 7 --speed 10', 'trainyard sandbox --coverage'],
  run: async ({ values, context }) => {
    if (values.coverage) {
      const sandbox = await loadSandbox(readSandboxOptions(values));
      for (const line of coverageLines(sandbox.coverage())) context.print(line);
      await sandbox.close();
      return 0;
    }
    const log = values.log ? context.print : undefined;
    return runServer({
      options: {
        backend: await sandboxBackend(values),
        site: null,
        basePath: '/',
        log,
        warn: context.print,
      },
      values,
      context,
      onListening: (url) => {
        context.print(`The sandbox answers at ${url}. Ctrl-C stops it.`);
        context.print(exportLines(url).join('\n'));
        void printUsers(url, context);
      },
    });
  },
});

/** The lines that direct the next command, of this program or of `det`, to this master. */
const exportLines = (url: string): string[] => [
  '',
  'For `trainyard` and `det` in another terminal:',
  `export DET_MASTER=${url}`,
  'export DET_USER=admin',
  'export DET_PASS=',
  '',
];

/**
 * Prints the users who can sign in, from the sandbox's list. Prints nothing if an injected fault
 * prevents it.
 */
async function printUsers(url: string, { print, signal }: Context): Promise<void> {
  const open = createTransport({ baseUrl: url });
  try {
    const admin = { username: 'admin', password: '' };
    const { token } = await login(open, { body: admin }, { signal });
    const client = createTransport({ baseUrl: url, auth: token });
    const { users } = await getUsers(client, {}, { signal });
    const names = users.filter(({ active }) => active).map(({ username }) => username);
    print(`Who may sign in, with an empty password unless one was set: ${names.join(', ')}.`);
  } catch {
    if (!signal.aborted) print('admin may sign in, with an empty password unless one was set.');
  }
}

type Coverage = { built: string[]; missing: string[] };

function coverageLines({ built, missing }: Coverage): string[] {
  const rows = [
    ...built.map((operation) => ({ operation, mark: 'built' })),
    ...missing.map((operation) => ({ operation, mark: 'missing' })),
  ].sort((a, b) => (a.operation < b.operation ? -1 : 1));
  return [
    ...rows.map(({ operation, mark }) => `${mark.padEnd(9)}${operation}`),
    `${built.length} of ${rows.length} operations are built, ${missing.length} are missing.`,
  ];
}
