import type { Command, Container, Notebook, Shell, Tensorboard } from '@trainyard/sdk/types';
import type { Database } from '../../database/database';
import { timestamp } from '../../lib/clock';
import { exitText } from '../../simulation/notes';
import { type InteractiveRow, taskState } from '../../simulation/tasks/interactive-rows';

type Of = { db: Database; task: InteractiveRow; now: number };

/** The fields that all kinds of tasks share. */
function common({ db, task, now }: Of): Command {
  const user = db.users.get(task.userId);
  return {
    id: task.id,
    description: task.description,
    state: taskState(task, now),
    startTime: timestamp(task.startedAt),
    container: containerOf({ db, task, now }),
    displayName: user?.displayName ?? '',
    userId: task.userId,
    username: user?.username ?? '',
    resourcePool: task.resourcePool,
    exitStatus: exitStatus(task, now),
    jobId: task.jobId,
    workspaceId: task.workspaceId,
  };
}

// kept after the end
function containerOf({ db, task, now }: Of): Container | null {
  const [placement] = task.placements;
  if (!placement) return null;
  const slots = db.agents.get(placement.agentId)?.slots ?? [];
  const devices = slots
    .filter(({ id }) => placement.slotIds.includes(id))
    .map((slot) => slot.device);
  return { parent: '', id: placement.containerId, state: containerState(task, now), devices };
}

function containerState(task: InteractiveRow, now: number): Container['state'] {
  const state = taskState(task, now);
  const containerStates = [
    'STATE_PULLING',
    'STATE_STARTING',
    'STATE_RUNNING',
    'STATE_TERMINATED',
  ] as const;
  return containerStates.find((each) => each === state) ?? 'STATE_ASSIGNED';
}

function exitStatus({ end, endedAt, exitCode }: InteractiveRow, now: number): string {
  if (endedAt === null || endedAt > now) return '';
  const failed = end === 'exited' && exitCode !== 0;
  return failed ? exitText(exitCode) : 'allocation exited successfully';
}

export const commandAnswer = (of: Of): Command => common(of);

export const notebookAnswer = (of: Of): Notebook => ({
  ...common(of),
  serviceAddress: serviceAddress(of.task),
});

export const tensorboardAnswer = (of: Of): Tensorboard => ({
  ...common(of),
  experimentIds: of.task.experimentIds,
  trialIds: of.task.trialIds,
  serviceAddress: serviceAddress(of.task),
});

const serviceAddress = ({ id }: InteractiveRow) => `/proxy/${id}/`;

// the master returns a separate record here
const root = { RelatedUser: null, gid: 0, group: 'root', id: 0, uid: 0, user: 'root', user_id: 0 };

export function shellAnswer(of: Of): Shell {
  const { task, now } = of;
  const isUp = task.runningAt !== null && task.runningAt <= now;
  const address = {
    container_ip: '127.0.0.1',
    container_port: 3406,
    host_ip: '127.0.0.1',
    host_port: 3406,
  };
  return {
    ...common(of),
    ...keysOf(task),
    addresses: isUp ? [address] : [],
    agentUserGroup: root,
  };
}

// keys with a valid format; no server accepts them
function keysOf({ id }: InteractiveRow) {
  const letters = btoa(id.repeat(4));
  const lines = letters.match(/.{1,64}/g) ?? [];
  const border = (word: string) => `-----${word} RSA PRIVATE KEY-----`;
  return {
    privateKey: `${[border('BEGIN'), ...lines, border('END')].join('\n')}\n`,
    publicKey: `ssh-rsa ${letters}\n`,
  };
}
