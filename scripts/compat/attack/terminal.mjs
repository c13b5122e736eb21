import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../lib/main.mjs';
import { run } from '../../lib/run.mjs';
import { startSandbox } from '../sandbox-process.mjs';
import { forward, listenLocally } from './local-server.mjs';

/** @typedef {import('../run-attack.mjs').Findings} Findings */

// title, clipboard, link, clear, DCS, C1, bell, backspace, return, bidi, and a color that is not
// reset
const hostile =
  '\u001b]0;PWN\u0007\u001b]52;c;aGk=\u001b\\\u001b]8;;http://evil\u0007\u001b[2J\u001bPq\u009b2J\u0007\b\r\u202e\u2066\u001b[8m';
const inJson = JSON.stringify(hostile).slice(1, -1);

// fields that users and programs write; ids, times and enums do not change
const texts =
  /"(name|description|displayName|message|log|error|reason|notes|contents|url|username|entrypoint|comment|friendlyName|value)":"/g;

/**
 * The commands to type, one per line. Without -q `doctor` shows its progress, which contains
 * carriage returns.
 */
const commands = [
  ...['a list', 'slot list', 'rp list', 'e list --all', 'e list --all --show_project', 'w list'],
  ...['p list Vision', 'm list', 'tpl list -d', 'u list', 'cmd list --all', 'notebook list --all'],
  ...['shell list --all', 'tensorboard list --all', 'task list', 'job list', 'webhook list', 'top'],
  ...['e list-trials 3', 'e list-checkpoints 3', 't list 3', 'p list-experiments Vision 4 --all'],
  ...[
    'user-group list',
    'auth list-providers',
    'api list trial',
    'resources raw 2026-01-01T00:00:00Z 2027-01-01T00:00:00Z',
  ],
  ...['e describe 3', 'e describe 3..6', 't describe 3', 't describe 3 --metrics', 'e config 3'],
  ...['e config 3 --original', 'w describe Vision', 'm describe 1', 'auth whoami', 'master info'],
  ...[
    'master config',
    'version',
    'can experiment 3',
    'e compare 3 5',
    'e diff 3 5',
    't compare 1 2',
  ],
  ...['e logs 3 --tail 50', 't logs 3 --tail 50', 'master logs --tail 50', 'e logs 3 --head 5 -v'],
  ...[
    'api getExperiments limit=5',
    'api trialLogs trialId=3 limit=5',
    'api getMe --raw',
    'dev curl /api/v1/users',
  ],
  ...[
    'doctor -q',
    'e describe 99999',
    't describe 999999 999998',
    'm describe nobody',
    'w describe nowhere',
  ],
  ...['api postWorkspace body.name=x body.name=y', 'e archive 99998 99999', 'e list --where x=1'],
  'e move 3 nowhere here',
];

/** Commands that are refused before a request. */
const refused = ['e list --where x=1', 'api postWorkspace body.name=x body.name=y'];

/** Lists that also run in every other output format. */
const lists = ['e list --all', 'm list', 'u list', 'w list', 't logs 3 --tail 20', 'e describe 3'];
const formats = ['csv', 'json', 'jsonl', 'yaml', 'ids'];

/**
 * Runs the command line in a pseudo-terminal, against a sandbox with hostile texts, and looks for
 * control characters in the output. Colors, line ends and tabs are allowed.
 *
 * @returns {Promise<Findings>}
 */
export async function attackTerminal() {
  const sandbox = await startSandbox(['--scenario', 'demo', '--seed', '7']);
  const master = await startHostile(sandbox.url);
  const folder = await mkdtemp(join(tmpdir(), 'trainyard-terminal-'));
  const lines = [
    ...commands,
    ...lists.flatMap((list) => formats.map((format) => `${list} -o ${format}`)),
  ];
  try {
    /** @type {string[]} */
    const wrong = [];
    let marks = 0;
    const left = [...lines];
    const work = async () => {
      for (let line = left.shift(); line !== undefined; line = left.shift()) {
        const { code, screen } = await atTerminal({ line, url: master.url, folder });
        const controls = controlsIn(screen);
        marks += screen.split('�').length - 1;
        if (code === 2 && !refused.includes(line))
          wrong.push(`${line}: was not understood: ${screen}`);
        if (screen.trim() === '') wrong.push(`${line}: showed nothing`);
        if (controls.length > 0) wrong.push(`${line}: ${controls.slice(0, 8).join(' ')}`);
      }
    };
    await Promise.all([work(), work(), work()]);
    const reached = marks > lines.length;
    if (!reached) wrong.push(`only ${marks} control characters were there to be replaced`);
    return {
      lines: [
        ...wrong,
        `${lines.length} commands at a pseudo-terminal, ${marks} control characters replaced, ${wrong.length} commands wrong`,
      ],
      passed: lines.length + 1 - wrong.length,
      failed: wrong.length,
    };
  } finally {
    master.stop();
    await sandbox.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the control characters in the output of a terminal, except line ends, tabs and colors.
 *
 * @param {string} screen
 * @returns {string[]} each as `U+001B`
 */
export function controlsIn(screen) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors start with one
  const rest = screen.replaceAll('\r\n', '\n').replaceAll(/\u001b\[[\d;]*m/g, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
  return (rest.match(controls) ?? []).map(
    (character) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}

/** @param {{ line: string, url: string, folder: string }} input */
async function atTerminal({ line, url, folder }) {
  const program = join(root, 'packages/cli/bin/trainyard.mjs');
  const command = `stty cols 120; exec '${process.execPath}' '${program}' ${line}`;
  const { code, output } = await run('script', ['-q', '-e', '-f', '-c', command, '/dev/null'], {
    quiet: true,
    // no input is needed, and the terminal would echo its end
    input: '',
    limitMs: 90_000,
    env: {
      SHELL: '/bin/sh',
      TERM: 'xterm',
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      DET_MASTER: url,
      DET_USER: 'admin',
      DET_PASS: '',
    },
  });
  // how the terminal echoes the end of its input
  return { code, screen: output.replace('^D\b\b', '') };
}

/**
 * Starts a proxy to the sandbox that adds hostile texts to each answer and each error, in the
 * fields that users write.
 *
 * @param {string} target
 */
async function startHostile(target) {
  const server = createServer(async (incoming, response) => {
    const path = incoming.url ?? '/';
    const answer = await forward(incoming, target);
    const text = await answer.text();
    // names that later calls use do not change
    const keeps = /\/(auth\/login|master|me)$/.test(path) || /"workspaces":|"projects":/.test(text);
    const type = answer.headers.get('content-type') ?? 'application/json';
    response.writeHead(answer.status, { 'content-type': type });
    response.end(keeps ? text : text.replaceAll(texts, `"$1":"=${inJson}`));
  });
  return listenLocally(server);
}
