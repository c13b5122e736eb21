import { entrypointOf, fullConfig } from '../handlers/tasks/interactive-config';
import { defineEvent, schedule } from '../simulation/engine/engine';
import { createTask } from '../simulation/tasks/create-task';
import { taskKilled } from '../simulation/tasks/interactive';
import type { InteractiveKind } from '../simulation/tasks/interactive-rows';
import type { Author, Team } from './demo-history';
import type { ProjectName } from './demo-people';

const minute = 60_000;

type Plan = {
  kind: InteractiveKind;
  /** time before the start */
  ago: number;
  description: string;
  username: string;
  /** the project whose workspace it is launched in */
  project: ProjectName;
  pool?: string;
  slots?: number;
  /** the script of a command */
  script?: string;
  idle?: string;
  /** for a TensorBoard: the number of latest experiments that it shows */
  shows?: number;
  killedAfter?: number;
};

/** Tasks that are open when the sandbox starts, and tasks that ended shortly before. */
const plans: Plan[] = [
  {
    kind: 'command',
    ago: 260 * minute,
    description: 'check shards',
    username: 'nokafor',
    project: 'keyword-spotting',
    script: 'echo checking 512 shards; sleep 95; echo shard 407 is truncated >&2; exit 2',
  },
  {
    kind: 'tensorboard',
    ago: 205 * minute,
    description: 'TensorBoard (quietly-golden-crane)',
    username: 'jtan',
    project: 'instruction-tuning',
    shows: 1,
    idle: '5m0s',
  },
  {
    kind: 'notebook',
    ago: 190 * minute,
    description: 'label noise, by eye',
    username: 'mkowalski',
    project: 'detection-and-classification',
  },
  {
    kind: 'tensorboard',
    ago: 130 * minute,
    description: 'TensorBoard (neatly-modest-ibis)',
    username: 'slindqvist',
    project: 'recognition',
    shows: 4,
    idle: '24h0m0s',
  },
  {
    kind: 'shell',
    ago: 95 * minute,
    description: 'Shell (boldly-clever-badger)',
    username: 'mkowalski',
    project: 'self-supervised',
    killedAfter: 31 * minute,
  },
  {
    kind: 'command',
    ago: 74 * minute,
    description: 'pack imagenet shards',
    username: 'aroy',
    project: 'detection-and-classification',
    script: 'echo packing 1024 shards; sleep 86400; echo done',
  },
  {
    kind: 'notebook',
    ago: 48 * minute,
    description: 'prompt ablations',
    username: 'jtan',
    project: 'instruction-tuning',
    pool: 't4-pool',
    slots: 1,
  },
  {
    kind: 'shell',
    ago: 22 * minute,
    description: 'Shell (kindly-select-falcon)',
    username: 'aroy',
    project: 'self-supervised',
  },
];

/** Schedules the interactive tasks of the hours before the start. */
export function scheduleTasks({ engine, ...team }: Author, start: number) {
  for (const plan of plans) schedule(engine, start - plan.ago, launchDue, { team, plan });
}

const launchDue = defineEvent<{ team: Team; plan: Plan }>('launch due', (engine, { team, plan }) =>
  launchPlan({ engine, ...team }, plan),
);

function launchPlan({ engine, residents, submitted }: Author, plan: Plan) {
  const { kind, pool = 'aux', slots = 0, shows = 0, description, killedAfter } = plan;
  const latest = shows === 0 ? [] : submitted.slice(-shows);
  const experimentIds = latest.map(({ id }) => id);
  const folders = experimentIds.map((id) => `/trainyard_shared_fs/tensorboard/experiment/${id}/`);
  const words = plan.script === undefined ? folders : ['bash', '-c', plan.script];
  const config = fullConfig({
    config: plan.idle === undefined ? {} : { idle_timeout: plan.idle },
    description,
    pool,
    slots,
    entrypoint: entrypointOf(kind, kind === 'command' || kind === 'tensorboard' ? words : []),
  });
  const project = engine.db.projects.get(residents.projects[plan.project]);
  const task = createTask(engine, {
    kind,
    userId: residents.users[plan.username] ?? 1,
    workspaceId: project?.workspaceId ?? 1,
    pool,
    slots,
    config,
    experimentIds: kind === 'tensorboard' ? experimentIds : [],
  });
  if (killedAfter !== undefined) {
    schedule(engine, engine.now + killedAfter, taskKilled, { task });
  }
}
