import { setTimeout as wait } from 'node:timers/promises';
import { startLogStream, textOfLine } from '../log-stream';
import type { FeltBench } from './felt-bench';

/**
 * The last line of a batch, and the time when the master received it, by the clock of the machine.
 */
type Batch = { step: number; at: number };

type Options = { perSecond: number; forMs: number };

export type Writer = {
  /** URL of the console's server */
  url: string;
  logUrl: string;
  trialId: number;
  /** resolves to all batches when the last has been written */
  done: () => Promise<Batch[]>;
  close: () => Promise<void>;
};

const batchMs = 50;

/** lines are numbered across runs, because the log still contains earlier ones */
let lineCount = 0;

/**
 * Writes a trial's log: by calls to a master with real times, else by a stream in front of it that
 * sends each line as soon as it is written.
 */
export const writeLines = (bench: FeltBench, options: Options): Promise<Writer> =>
  bench.times === 'measured' ? post(bench, options) : stream(bench, options);

async function stream({ url: master, request }: FeltBench, options: Options): Promise<Writer> {
  const { experiments } = await request('experiments?name=million-lines&limit=1');
  const { id } = experiments[0];
  const { trials } = await request(`experiments/${id}/trials`);
  const { url, batches, close } = await startLogStream({
    master,
    trialId: trials[0].id,
    ...options,
  });
  return {
    url,
    logUrl: `${url}experiments/${id}/logs`,
    trialId: trials[0].id,
    done: async () => {
      await wait(options.forMs);
      return batches();
    },
    close: async () => close(),
  };
}

async function post(bench: FeltBench, { perSecond, forMs }: Options): Promise<Writer> {
  const { url } = bench;
  const { id, trialId, taskId } = await findRunning(bench);
  return {
    url,
    logUrl: `${url}experiments/${id}/trials/${trialId}/logs`,
    trialId,
    done: async () => {
      const startedAt = performance.now();
      const batches: Batch[] = [];
      const size = (perSecond * batchMs) / 1000;
      for (let batch = 0; batch < forMs / batchMs; batch++) {
        await wait(Math.max(0, startedAt + batch * batchMs - performance.now()));
        await postLines(url, { taskId, from: lineCount, count: size });
        lineCount += size;
        batches.push({ step: lineCount - 1, at: performance.timeOrigin + performance.now() });
      }
      return batches;
    },
    close: async () => {},
  };
}

type Steady = { taskId: string; perSecond: number };

/**
 * Posts lines of a task's log until it is stopped.
 * @returns a function that stops it, and returns the number of written lines
 */
export function postSteadily({ url }: Pick<FeltBench, 'url'>, { taskId, perSecond }: Steady) {
  let isStopped = false;
  async function write() {
    const startedAt = performance.now();
    let sent = 0;
    while (!isStopped) {
      const count = Math.floor(((performance.now() - startedAt) / 1000) * perSecond) - sent;
      if (count > 0) await postLines(url, { taskId, from: sent, count });
      sent += Math.max(0, count);
      await wait(batchMs);
    }
    return sent;
  }
  const end = write();
  return () => {
    isStopped = true;
    return end;
  };
}

/** The first experiment with a running trial, with that trial and its task. */
export async function findRunning({ request }: Pick<FeltBench, 'request'>) {
  const { experiments } = await request('experiments?states=STATE_ACTIVE&limit=20');
  for (const { id } of experiments) {
    const { trials } = await request(`experiments/${id}/trials`);
    if (trials[0]?.state !== 'STATE_RUNNING') continue;
    const { trial } = await request(`trials/${trials[0].id}`);
    return { id: Number(id), trialId: Number(trial.id), taskId: String(trial.taskId) };
  }
  throw new Error('bench: no experiment has a trial that runs.');
}

type Lines = { taskId: string; from: number; count: number };

async function postLines(url: string, { taskId, from, count }: Lines) {
  const timestamp = new Date().toISOString();
  const lines = Array.from({ length: count }, (_, index) => ({
    task_id: taskId,
    timestamp,
    log: textOfLine(from + index),
    level: 'INFO',
  }));
  const answer = await fetch(`${url}task-logs`, { method: 'POST', body: JSON.stringify(lines) });
  if (!answer.ok) throw new Error(`bench: the lines were refused with ${answer.status}.`);
}
