import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineCommand } from '../command';
import { openBrowser } from '../open-browser';
import { basePath, masterUrl } from '../option-values';
import type { Backend } from '../serve/answer';
import { createMasterProxy } from '../serve/proxy';
import { createStaticSite } from '../serve/static-files';
import { UsageError } from '../usage-error';
import { runServer } from './run-server';
import { refuseSandboxOptions, sandboxOptions, standInBackend } from './sandbox-options';

export const serveCommand = defineCommand({
  name: 'serve',
  summary: 'Serve the console, on the sandbox or in front of a master',
  options: {
    master: { type: 'string', value: 'URL', help: 'Pass API calls on to this master' },
    base: { type: 'string', value: '/PATH/', default: '/', help: 'Path the console lives under' },
    open: { type: 'boolean', help: 'Open the console in a browser' },
    console: { type: 'string', value: 'DIR', help: 'Folder of the built console' },
    ...sandboxOptions,
  },
  examples: [
    'trainyard serve --open',
    'trainyard serve --master http://host:8080 --port 8300',
    'trainyard serve --replay recordings/0.23.4 --base /det/',
  ],
  run: async ({ values, context }) => {
    const directory = consoleDirectory(values.console);
    const base = basePath(values.base);
    const backend = await chooseBackend(values, base);
    const site = createStaticSite({ directory, basePath: base });
    const log = values.log ? context.print : undefined;
    return runServer({
      options: { backend, site, basePath: base, log },
      values,
      context,
      onListening: (url) => {
        context.print(`Trainyard is at ${url}${base} (${source(values)}). Ctrl-C stops it.`);
        if (values.open) openBrowser(`${url}${base}`);
      },
    });
  },
});

type SourceValues = { master?: string | undefined; replay?: string | undefined };
type BackendValues = SourceValues & Parameters<typeof standInBackend>[0];

function chooseBackend(values: BackendValues, base: string): Promise<Backend> | Backend {
  if (values.master === undefined) return standInBackend(values);
  if (values.replay !== undefined) {
    throw new UsageError('--master and --replay exclude each other: one of them answers.');
  }
  refuseSandboxOptions(values, 'master');
  return createMasterProxy({ master: masterUrl(values.master), basePath: base });
}

function source({ master, replay }: SourceValues): string {
  if (master !== undefined) return `in front of ${master}`;
  return replay === undefined ? 'on the sandbox' : `on the recordings in ${replay}`;
}

/** The workspace's own build, four folders up from this file's bundle and source alike, unless another is named. */
function consoleDirectory(named: string | undefined): string {
  const directory =
    named === undefined ? fileURLToPath(builtConsole()) : resolve(process.cwd(), named);
  if (existsSync(join(directory, 'index.html'))) return directory;
  throw new UsageError(
    `There is no built console in ${directory}; \`pnpm build\` makes one, --console names another folder.`,
  );
}

// the bundle stands in packages/cli/dist, this file in packages/cli/src/commands
const builtConsole = (): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? '../../../../console/dist' : '../../../console/dist',
    import.meta.url,
  );
