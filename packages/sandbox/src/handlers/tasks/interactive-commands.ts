import { plainError } from '../errors';
import type { Handlers } from '../types';
import { commandAnswer, shellAnswer } from './interactive-answers';
import { launch } from './interactive-launch';
import { findTask, killTask, listTasks, setTaskPriority } from './interactive-lists';

const kind = 'command';

export const commandHandlers = {
  launchCommand: (request) => {
    const task = launch(request, request.body, { kind, operation: 'launchCommand' });
    const now = request.clock.now();
    const command = commandAnswer({ db: request.db, task, now });
    return { command, config: task.config, warnings: [] };
  },

  getCommands: (request) => {
    const { db, query } = request;
    const { rows, pagination, now } = listTasks(request, { kind, operation: 'getCommands', query });
    return { commands: rows.map((task) => commandAnswer({ db, task, now })), pagination };
  },

  getCommand: (request) => {
    const id = request.path.commandId;
    const { task, now } = findTask(request, { kind, id, operation: 'getCommand' });
    return { command: commandAnswer({ db: request.db, task, now }), config: task.config };
  },

  killCommand: (request) => {
    const id = request.path.commandId;
    const { task, now } = killTask(request, { kind, id, operation: 'killCommand' });
    return { command: commandAnswer({ db: request.db, task, now }) };
  },

  setCommandPriority: (request) => {
    const { path, body, db } = request;
    const of = { kind, id: path.commandId, operation: 'setCommandPriority' } as const;
    const { task, now } = setTaskPriority(request, of, body.priority);
    return { command: commandAnswer({ db, task, now }) };
  },
} satisfies Partial<Handlers>;

export const shellHandlers = {
  // a passphrase in `data` is read and makes no difference
  launchShell: (request) => {
    checkPassphrase(request.body.data);
    const task = launch(request, request.body, { kind: 'shell', operation: 'launchShell' });
    const now = request.clock.now();
    const shell = shellAnswer({ db: request.db, task, now });
    return { shell, config: task.config, warnings: [] };
  },

  getShells: (request) => {
    const { db, query } = request;
    const of = { kind: 'shell', operation: 'getShells', query } as const;
    const { rows, pagination, now } = listTasks(request, of);
    return { shells: rows.map((task) => shellAnswer({ db, task, now })), pagination };
  },

  getShell: (request) => {
    const of = { kind: 'shell', id: request.path.shellId, operation: 'getShell' } as const;
    const { task, now } = findTask(request, of);
    return { shell: shellAnswer({ db: request.db, task, now }), config: task.config };
  },

  killShell: (request) => {
    const of = { kind: 'shell', id: request.path.shellId, operation: 'killShell' } as const;
    const { task, now } = killTask(request, of);
    return { shell: shellAnswer({ db: request.db, task, now }) };
  },

  setShellPriority: (request) => {
    const { path, body, db } = request;
    const of = { kind: 'shell', id: path.shellId, operation: 'setShellPriority' } as const;
    const { task, now } = setTaskPriority(request, of, body.priority);
    return { shell: shellAnswer({ db, task, now }) };
  },
} satisfies Partial<Handlers>;

function checkPassphrase(data: string) {
  if (data === '') return;
  try {
    JSON.parse(atob(data));
  } catch {
    throw plainError(`failed to parse data: invalid character '${atob(data)[0] ?? ''}'`);
  }
}
