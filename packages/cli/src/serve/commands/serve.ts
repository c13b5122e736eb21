import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineCommand } from '../../core/command';
import { openBrowser } from '../../core/open-browser';
import {
  allowedOrigin,
  basePath,
  feedbackAddress,
  masterUrl,
  portNumber,
  positiveNumber,
  UsageError,
} from '../../core/option-values';
import type { Backend } from '../answer';
import { isLoopback } from '../hosts';
import { masterProblem } from '../proxy/check-master';
import { createMasterProxy } from '../proxy/proxy';
import { type Trust, trustOf } from '../proxy/visitor';
import { redact } from '../redact';
import { readSecret } from '../secret';
import { exportSite } from '../site/export-site';
import { createStaticSite, isSourceMap } from '../site/static-files';
import {
  defaultTaskOrigin,
  nameOfOrigin,
  readTaskOrigin,
  type TaskOrigin,
} from '../tasks/task-origin';
import { readTlsFiles } from '../tls-files';
import { runServer } from './run-server';
import { refuseSandboxOptions, sandboxBackend, sandboxOptions } from './sandbox-options';

export const serveCommand = defineCommand({
  name: 'serve',
  summary: 'Serve the console, on the sandbox or in front of a master',
  options: {
    master: { type: 'string', value: 'URL', help: 'Pass API calls on to this master' },
    sandbox: {
      type: 'boolean',
      help: 'Serve the sandbox; required where other machines can reach the server',
    },
    base: { type: 'string', value: '/PATH/', default: '/', help: 'Path the console lives under' },
    open: { type: 'boolean', help: 'Open the console in a browser' },
    console: { type: 'string', value: 'DIR', help: 'Folder of the built console' },
    ...sandboxOptions,
    cert: { type: 'string', value: 'FILE', help: 'Speak https with this certificate chain (PEM)' },
    key: { type: 'string', value: 'FILE', help: 'The key of the certificate (PEM)' },
    'trust-proxy': {
      type: 'string',
      value: 'ADDRESS',
      multiple: true,
      help: 'Trust the X-Forwarded headers of this proxy, an address or 10.0.0.0/8; repeatable',
    },
    'first-byte-timeout': {
      type: 'string',
      value: 'SECONDS',
      default: '120',
      help: 'Time until the master must begin an answer, except for streams; a 504 after that',
    },
    'allow-master': {
      type: 'string',
      value: 'URL',
      multiple: true,
      help: 'Allow pages to call this other master, when a browser is set to it; repeatable',
    },
    'task-origin': {
      type: 'string',
      value: 'URL|PORT|none',
      help: 'Origin of tasks’ pages: a second port, by default the next one, or another name of this server; none leaves them at the console’s, where they can act as its user',
    },
    'secret-file': {
      type: 'string',
      value: 'FILE',
      help: 'Secret of several servers behind one name, so that each knows the sessions of tasks; also in TRAINYARD_SERVE_SECRET',
    },
    'feedback-url': {
      type: 'string',
      value: 'URL',
      help: 'Target of Feedback in the menu: a page, or mailto:; without it the item is hidden',
    },
    'source-maps': {
      type: 'boolean',
      help: 'Send the source maps of the console too, for the browser’s tools; the npm package has none',
    },
    export: {
      type: 'string',
      value: 'DIR',
      help: 'Write the console into a folder for another web server, and exit',
    },
  },
  examples: [
    'trainyard serve --open',
    'trainyard serve --master http://host:8080 --port 8300',
    'trainyard serve --replay recordings/0.23.4 --base /det/',
    'trainyard serve --master http://host:8080 --cert chain.pem --key key.pem --host 0.0.0.0',
    'trainyard serve --master http://host:8080 --host 0.0.0.0 --allow-host console.example.com',
    'trainyard serve --master http://host:8080 --host 127.0.0.1 --task-origin https://tasks.example.com',
    'trainyard serve --export /srv/trainyard --base /det/',
  ],
  run: async ({ values, context }) => {
    const print = (line: string) => context.print(redact(line));
    const directory = consoleDirectory(values.console);
    const base = basePath(values.base);
    const feedback = feedbackOf(values['feedback-url']);
    const taskOrigin = taskOriginOf(values);
    const sourceMaps = values['source-maps'];
    if (sourceMaps) refuseWithoutMaps(directory);
    if (values.export !== undefined) {
      const target = resolve(values.export);
      await exportSite({ directory, target, basePath: base, feedback, sourceMaps }).catch(
        (error: Error) => {
          throw new UsageError(`The console cannot be written to ${target}. ${error.message}`);
        },
      );
      print(`The console for ${base} is in ${target}.`);
      return 0;
    }
    const trust = trustOf(values['trust-proxy']);
    const tls = readTlsFiles(values);
    const secret = readSecret(values['secret-file'], process.env);
    const masters = values['allow-master'].map(allowedOrigin);
    const firstByteMs = 1000 * positiveNumber('first-byte-timeout', values['first-byte-timeout']);
    const backend = await chooseBackend({ values, base, trust, firstByteMs });
    const site = createStaticSite({
      directory,
      basePath: base,
      feedback,
      masters,
      sourceMaps,
      taskOrigin: taskOrigin && nameOfOrigin(taskOrigin),
    });
    const log = values.log ? print : undefined;
    return runServer({
      options: { backend, site, basePath: base, log, warn: print, tls, trust, taskOrigin, secret },
      values,
      context,
      onListening: (url, taskPort) => {
        print(`Trainyard is at ${url}${base} (${source(values)}). Ctrl-C stops it.`);
        print(taskLine({ origin: taskOrigin, port: taskPort, proxies: values['trust-proxy'] }));
        if (values.open) void openBrowser(`${url}${base}`);
        if (values.master === undefined) return;
        void masterProblem(masterUrl(values.master), context.signal).then(
          (problem) => problem && print(problem),
        );
      },
    });
  },
});

const feedbackOf = (text: string | undefined) =>
  text === undefined ? undefined : feedbackAddress(text);

type TaskValues = { 'task-origin'?: string | undefined; export?: string | undefined; port: string };

/** Returns undefined where tasks share the console's origin. */
function taskOriginOf(values: TaskValues): TaskOrigin | undefined {
  const { 'task-origin': text, export: target } = values;
  if (text === 'none') return undefined;
  if (target === undefined)
    return text === undefined ? defaultTaskOrigin(portNumber(values.port)) : readTaskOrigin(text);
  if (text === undefined) return undefined;
  throw new UsageError(
    '--task-origin needs a running server and cannot be combined with --export.',
  );
}

type TaskLineInput = {
  origin: TaskOrigin | undefined;
  /** the address of the open port, where tasks have one */
  port: string | null;
  proxies: readonly string[];
};

/** States where tasks' pages are, since a page can do more to others of its own origin. */
function taskLine({ origin, port, proxies }: TaskLineInput): string {
  if (origin === undefined)
    return 'Pages of notebooks and TensorBoards share this origin: the user who runs one can act as each user who opens it. Without --task-origin none they have their own.';
  const line = `Pages of notebooks and TensorBoards are at ${port ?? nameOfOrigin(origin)}.`;
  const isUnknownToProxy = origin.kind === 'port' && origin.isDefault && proxies.length > 0;
  return isUnknownToProxy
    ? `${line} The proxy in front has to lead that port here too; --task-origin URL names another address.`
    : line;
}

type SourceValues = { master?: string | undefined; replay?: string | undefined };
type BackendValues = SourceValues & { sandbox: boolean; host: string } & Parameters<
    typeof sandboxBackend
  >[0];

type BackendInput = { values: BackendValues; base: string; trust: Trust; firstByteMs: number };

function chooseBackend({
  values,
  base,
  trust,
  firstByteMs,
}: BackendInput): Promise<Backend> | Backend {
  refuseUnasked(values);
  if (values.master === undefined) return sandboxBackend(values);
  if (values.replay !== undefined) {
    throw new UsageError('--master and --replay exclude each other.');
  }
  refuseSandboxOptions(values, 'master');
  const master = masterUrl(values.master);
  return createMasterProxy({ master, basePath: base, trust, firstByteMs });
}

/** The sandbox signs in anyone as admin, so leaving out `--master` must not start it. */
function refuseUnasked({ master, replay, sandbox, host }: BackendValues): void {
  const sources = { '--master': master, '--replay': replay };
  const other = Object.entries(sources).find(([, value]) => value !== undefined)?.[0];
  if (other !== undefined && sandbox) {
    throw new UsageError(`--sandbox and ${other} exclude each other.`);
  }
  if (other !== undefined || sandbox || isLoopback(host)) return;
  throw new UsageError(
    `serve on ${host} needs --master URL. The sandbox lets anyone sign in as admin; --sandbox serves it anyway.`,
  );
}

function source({ master, replay }: SourceValues): string {
  if (master !== undefined) return `in front of ${master}`;
  return replay === undefined ? 'on the sandbox' : `on the recordings in ${replay}`;
}

/** The console of this program, or the workspace's own build, unless another is named. */
function consoleDirectory(requestedDirectory: string | undefined): string {
  const candidates =
    requestedDirectory === undefined
      ? builtConsoles()
      : [resolve(process.cwd(), requestedDirectory)];
  const directory = candidates.find((candidate) => existsSync(join(candidate, 'index.html')));
  if (directory !== undefined) return directory;
  throw new UsageError(
    `There is no built console in ${candidates.at(-1)}; \`pnpm build\` makes one, --console names another folder.`,
  );
}

function refuseWithoutMaps(directory: string): void {
  const assets = join(directory, 'assets');
  if (existsSync(assets) && readdirSync(assets).some(isSourceMap)) return;
  throw new UsageError(
    `There are no source maps in ${directory}. A build from source and the container image have them; --console names another folder.`,
  );
}

// when built, this code runs in packages/cli/dist; the source is in packages/cli/src/serve/commands
function builtConsoles(): string[] {
  const paths = import.meta.url.endsWith('.ts')
    ? ['../../../../../console/dist']
    : ['./console', '../../../console/dist'];
  return paths.map((path) => fileURLToPath(new URL(path, import.meta.url)));
}
