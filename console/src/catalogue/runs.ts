export type Run = {
  id: number;
  name: string;
  state: 'STATE_RUNNING' | 'STATE_COMPLETED' | 'STATE_ERROR' | 'STATE_PAUSED';
  loss: number;
  labels: string[];
  startTime: string;
};

const states = ['STATE_RUNNING', 'STATE_COMPLETED', 'STATE_ERROR', 'STATE_PAUSED'] as const;
const names = ['mnist-baseline', 'resnet-50', '<img src=x onerror=alert(1)>', 'bert-fine-tune'];
const made = new Map<number, Run>();

/** The same run each time it is asked for, as lists that are fetched hold the same rows. */
export function runAt(index: number): Run {
  const run = made.get(index) ?? {
    id: index + 1,
    name: `${names[index % names.length]}-${index + 1}`,
    state: states[index % states.length] ?? 'STATE_RUNNING',
    loss: 1 / (index + 1),
    labels: index % 3 === 0 ? ['vision', 'nightly'] : [],
    startTime: new Date(Date.now() - index * 7_200_000).toISOString(),
  };
  made.set(index, run);
  return run;
}
