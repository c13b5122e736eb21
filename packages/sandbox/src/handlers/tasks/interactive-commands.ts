import { plainError } from '../errors';
import type { Handlers } from '../types';
import { commandAnswer, shellAnswer } from './interactive-answers';
import { launch } from './interactive-launch';
import { callsOf } from './interactive-lists';

const commands = callsOf('command', commandAnswer);
const shells = callsOf('shell', shellAnswer);

export const commandHandlers = {
  launchCommand: (request) => {
    const of = { kind: 'command', operation: 'launchCommand' } as const;
    const { answer, started } = commands.launched(request, launch(request, request.body, of));
    return { command: answer, ...started };
  },

  getCommands: (request) => {
    const { answers, pagination } = commands.list(request, 'getCommands');
    return { commands: answers, pagination };
  },

  getCommand: (request) => {
    const { answer, config } = commands.get(request, 'getCommand', request.path.commandId);
    return { command: answer, config };
  },

  killCommand: (request) => ({
    command: commands.kill(request, 'killCommand', request.path.commandId),
  }),

  setCommandPriority: (request) => ({
    command: commands.setPriority(request, 'setCommandPriority', request.path.commandId),
  }),
} satisfies Partial<Handlers>;

export const shellHandlers = {
  // a passphrase in `data` is read and makes no difference
  launchShell: (request) => {
    checkPassphrase(request.body.data);
    const of = { kind: 'shell', operation: 'launchShell' } as const;
    const { answer, started } = shells.launched(request, launch(request, request.body, of));
    return { shell: answer, ...started };
  },

  getShells: (request) => {
    const { answers, pagination } = shells.list(request, 'getShells');
    return { shells: answers, pagination };
  },

  getShell: (request) => {
    const { answer, config } = shells.get(request, 'getShell', request.path.shellId);
    return { shell: answer, config };
  },

  killShell: (request) => ({ shell: shells.kill(request, 'killShell', request.path.shellId) }),

  setShellPriority: (request) => ({
    shell: shells.setPriority(request, 'setShellPriority', request.path.shellId),
  }),
} satisfies Partial<Handlers>;

function checkPassphrase(data: string) {
  if (data === '') return;
  try {
    JSON.parse(atob(data));
  } catch {
    throw plainError(`failed to parse data: invalid character '${atob(data)[0] ?? ''}'`);
  }
}
