import { masterCertificate } from '@trainyard/sdk/node';
import { WebSocket } from 'ws';
import { Failure } from '../../core/failure';
import { type Cli, defineVerb } from '../../core/verb';
import { taskId } from './kinds';
import { launchBody, reportWarnings, taskOptions, waitUntilReady } from './launch';
import { prepareSsh, runSsh } from './ssh';
import { commonVerbs } from './verbs';

const showOption = {
  'show-ssh-command': { type: 'boolean', help: 'Print the ssh command too, and keep its key' },
} as const;

async function openShell(cli: Cli, start: string, command: { words: string[]; isShown: boolean }) {
  const { client, master } = await cli.session();
  const id = await taskId(cli, 'shell', start);
  const { shell } = await client.getShell({ shellId: id }, { signal: cli.signal });
  if (shell.state !== 'STATE_RUNNING')
    throw new Failure(`The shell is ${shell.state.slice('STATE_'.length)}, not RUNNING.`);
  return prepareSsh({ shell, master, words: command.words, isKept: command.isShown });
}

const start = defineVerb({
  name: 'start',
  summary: 'Launch a shell and sign in to it by ssh',
  operands: '[ssh-option…]',
  prints: 'value',
  options: {
    ...taskOptions,
    ...showOption,
    passphrase: { type: 'boolean', short: 'p', help: 'Ask for a passphrase of its key' },
  },
  examples: [
    'trainyard shell start --config resources.slots=1',
    'trainyard shell start -- -L 8888:localhost:8888',
  ],
  run: async ({ values, operands, cli }) => {
    const { client } = await cli.session();
    const passphrase = values.passphrase
      ? await cli.system.prompt('Passphrase of the key: ', { isHidden: true })
      : undefined;
    const data = passphrase === undefined ? '' : base64({ passphrase });
    const body = { ...(await launchBody(cli, values)), data };
    const answer = await client.launchShell({ body }, { signal: cli.signal });
    reportWarnings(cli, answer.warnings);
    const id = answer.shell.id;
    if (values.detach) {
      await cli.out.value('id', id);
      return 0;
    }
    cli.notify(`Launched shell ${id}.`);
    cli.resumeWith(`trainyard shell open ${id}`);
    await waitUntilReady(cli, 'shell', id);
    const isShown = values['show-ssh-command'];
    return runSsh(cli, await openShell(cli, id, { words: operands, isShown }), { isShown });
  },
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

const open = defineVerb({
  name: 'open',
  summary: 'Sign in to a shell by ssh',
  operands: '<shell> [ssh-option…]',
  completes: 'shell',
  prints: 'text',
  options: showOption,
  examples: ['trainyard shell open 4f2e', 'trainyard shell open 4f2e -- nvidia-smi'],
  run: async ({ values, operands: [id = '', ...words], cli }) => {
    const isShown = values['show-ssh-command'];
    return runSsh(cli, await openShell(cli, id, { words, isShown }), { isShown });
  },
});

const showCommand = defineVerb({
  name: 'show-ssh-command',
  aliases: ['show_ssh_command'],
  summary: 'Print the ssh command that signs in to a shell, and keep its key',
  operands: '<shell> [ssh-option…]',
  completes: 'shell',
  prints: 'value',
  run: async ({ operands: [id = '', ...words], cli }) => {
    const { line } = await openShell(cli, id, { words, isShown: true });
    await cli.out.value('command', line);
  },
});

const tunnelVerb = defineVerb({
  name: 'tunnel',
  summary: 'Pass standard input and output through to a shell: what ssh runs',
  operands: '<shell>',
  completes: 'shell',
  prints: 'text',
  run: async ({ operands: [id = ''], cli }) => tunnel(cli, id),
});

export const verbs = [...commonVerbs('shell'), start, open, showCommand, tunnelVerb];

/**
 * Sends standard input to a task behind the master's proxy, and its bytes to standard output,
 * through a WebSocket as `det` does. Ends with either side.
 * @throws Failure if the master refuses it
 */
async function tunnel(cli: Cli, taskId: string): Promise<void> {
  const { master, token } = await cli.session();
  const bearer = await token();
  const url = `${master.replace(/^http/, 'ws')}/proxy/${encodeURIComponent(taskId)}/`;
  const socket = new WebSocket(url, {
    headers: bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` },
    ...(await trustOf(cli, master)),
  });
  const stop = () => socket.terminate();
  cli.signal.addEventListener('abort', stop);
  try {
    await passThrough(cli, socket);
  } finally {
    cli.signal.removeEventListener('abort', stop);
    socket.terminate();
  }
}

async function trustOf(cli: Cli, master: string) {
  const { env } = await cli.session();
  const { ca, noVerify, serverName } = await masterCertificate(env, master);
  return {
    ...(ca === undefined ? {} : { ca }),
    ...(noVerify ? { rejectUnauthorized: false } : {}),
    ...(serverName === undefined ? {} : { servername: serverName }),
  };
}

function passThrough(cli: Cli, socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.binaryType = 'nodebuffer';
    socket.once('open', () => {
      cli.system.pipe(
        (chunk) => socket.send(chunk),
        () => socket.close(),
      );
    });
    socket.on('message', (data) => void cli.system.write(bytesOf(data)));
    socket.once('close', () => resolve());
    socket.once('error', (cause) =>
      reject(new Failure('The master does not let the connection through.', { cause })),
    );
  });
}

const bytesOf = (data: Buffer | ArrayBuffer | Buffer[]) =>
  Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data);
