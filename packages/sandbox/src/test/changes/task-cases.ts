import type { PopulatedMaster } from './populated-master';
import { by, type WriteCase, type WriteCases } from './write-case';

const free = { agentId: 'agent-02' };
const busy = { agentId: 'agent-01' };

type Kind = 'notebook' | 'shell' | 'command' | 'tensorboard';

const launchOf = {
  notebook: 'launchNotebook',
  shell: 'launchShell',
  command: 'launchCommand',
  tensorboard: 'launchTensorboard',
};

const bodyOf = ({ running }: PopulatedMaster, kind: Kind, slots: number) => ({
  config: { resources: { slots } },
  ...(kind === 'tensorboard' && { experimentIds: [running] }),
});

const launches = (kind: Kind): WriteCase[] =>
  [0, 1].map((slots) => by((master) => ({ body: bodyOf(master, kind, slots) })));

/** A task that runs, and one that waits for slots. */
const tasks = (kind: Kind): WriteCase[] => {
  const name = `${kind}Id` as const;
  return [
    by((master) => ({ [name]: master[name] })),
    by(
      ({ db }) => ({ [name]: db.interactive.all().at(-1)?.id }),
      (master) => master.perform(launchOf[kind], { body: bodyOf(master, kind, 4) }),
    ),
  ];
};

// a TensorBoard needs no slots: it would start meanwhile
const prioritized = (kind: Kind): WriteCase[] =>
  tasks(kind)
    .slice(0, kind === 'tensorboard' ? 1 : 2)
    .map(({ args, ...rest }) => ({
      ...rest,
      args: (master) => ({ ...args(master), body: { priority: 5 } }),
    }));

/** The allocations of a trial and of a notebook. */
const allocations: WriteCase[] = [
  by(({ allocationId }) => ({ allocationId, body: { allocationId } })),
  by(({ notebookId }) => ({
    allocationId: `${notebookId}.1`,
    body: { allocationId: `${notebookId}.1` },
  })),
];

export const taskCases: WriteCases = {
  enableAgent: [
    by(
      () => free,
      ({ perform }) => perform('disableAgent', { ...free, body: free }),
    ),
  ],
  enableSlot: [
    by(
      () => ({ ...free, slotId: '1' }),
      ({ perform }) => perform('disableSlot', { ...free, slotId: '1', body: {} }),
    ),
  ],
  disableAgent: [
    by(() => ({ ...free, body: free })),
    by(() => ({ ...busy, body: { ...busy, drain: true } })),
    by(() => ({ ...busy, body: busy })),
  ],
  disableSlot: [
    by(() => ({ ...free, slotId: '1', body: {} })),
    by(() => ({ ...busy, slotId: '0', body: {} })),
  ],
  launchNotebook: launches('notebook'),
  launchShell: launches('shell'),
  launchCommand: launches('command'),
  launchTensorboard: launches('tensorboard'),
  killNotebook: tasks('notebook'),
  killShell: tasks('shell'),
  killCommand: tasks('command'),
  killTensorboard: tasks('tensorboard'),
  setNotebookPriority: prioritized('notebook'),
  setShellPriority: prioritized('shell'),
  setCommandPriority: prioritized('command'),
  setTensorboardPriority: prioritized('tensorboard'),
  idleNotebook: [by(({ notebookId }) => ({ notebookId, body: { notebookId, idle: true } }))],
  allocationReady: allocations,
  allocationWaiting: [
    ...allocations,
    ...(['shell', 'command', 'tensorboard'] as const).map((kind) =>
      by(({ db }) => {
        const task = db.interactive.where((row) => row.kind === kind).at(-1);
        const allocationId = `${task?.id}.1`;
        return { allocationId, body: { allocationId } };
      }),
    ),
  ],
};
