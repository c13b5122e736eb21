import { taskStateLabel } from '@trainyard/sdk/model';
import type { TaskState } from '@trainyard/sdk/types';
import { toneClass } from '~/components/ui/badge';
import { StateIcon } from './state-icon';
import type { StateLook } from './state-look';

const turning: StateLook = { tone: 'run', shape: 'turning' };
const waiting: StateLook = { tone: 'wait', shape: 'clock' };

const looks: Record<TaskState, StateLook> = {
  STATE_UNSPECIFIED: { tone: 'off', shape: 'ring' },
  STATE_QUEUED: waiting,
  STATE_WAITING: waiting,
  STATE_PULLING: turning,
  STATE_STARTING: turning,
  STATE_RUNNING: turning,
  STATE_TERMINATING: { tone: 'warn', shape: 'turning' },
  STATE_TERMINATED: { tone: 'off', shape: 'slash' },
};

/** State of an interactive task: icon and word. */
export function TaskStateBadge({ state }: { state: TaskState }) {
  const { tone, shape } = looks[state];
  return (
    <span className="inline-flex items-center gap-1.5 align-top whitespace-nowrap">
      <StateIcon shape={shape} className={toneClass(tone)} />
      {taskStateLabel(state)}
    </span>
  );
}
