import { taskStateLabel } from '@trainyard/sdk/model';
import type { TaskState } from '@trainyard/sdk/types';
import { toneClass } from '@trainyard/ui/base/badge';
import { StateIcon, type StateStyle } from './state-badge';

const turning: StateStyle = { tone: 'run', shape: 'turning' };
const waiting: StateStyle = { tone: 'wait', shape: 'clock' };

const styles: Record<TaskState, StateStyle> = {
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
  const { tone, shape } = styles[state];
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 align-top whitespace-nowrap">
      <StateIcon shape={shape} className={toneClass(tone)} />
      <span className="truncate" title={taskStateLabel(state)}>
        {taskStateLabel(state)}
      </span>
    </span>
  );
}
