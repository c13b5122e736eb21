import type { TaskKind } from '@trainyard/rbac';

type Command = { label: string; command: string };

/** The commands for a kind of task, the most useful first. */
const verbs: Record<TaskKind, readonly { label: string; verb: string }[]> = {
  shell: [
    { label: 'Sign in by ssh', verb: 'open' },
    { label: 'Show the ssh command, for an editor or a tunnel', verb: 'show-ssh-command' },
  ],
  command: [{ label: 'Follow its log', verb: 'logs -f' }],
  notebook: [
    { label: 'Open in the browser', verb: 'open' },
    { label: 'Follow its log', verb: 'logs -f' },
  ],
  tensorboard: [
    { label: 'Open in the browser', verb: 'open' },
    { label: 'Follow its log', verb: 'logs -f' },
  ],
};

/** Lines for a terminal; the master is named, since another may be the usual one there. */
export const connectCommands = (
  { kind, id }: { kind: TaskKind; id: string },
  master: string,
): Command[] =>
  verbs[kind].map(({ label, verb }) => ({
    label,
    command: `trainyard -m ${master} ${kind} ${verb} ${id}`,
  }));
