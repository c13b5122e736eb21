import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { endedRun } from '@trainyard/insights/triage/ended-run';
import {
  type EndedRun,
  maxRuns,
  type RunFailure,
  type Triage,
  type TriageInput,
  triage,
} from '@trainyard/insights/triage/triage';
import { startTrustedWorker } from '@trainyard/ui/lib/trusted-worker';
import { messageOf } from '~/app/errors/report-error';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { composed, showParts } from '~/data/q';
import type { ListSource } from '~/features/experiments/experiment-list/list-source';
import { allRows } from '~/features/experiments/experiment-list/rows/all-rows';
import { failureQueries } from '~/features/experiments/logs/failures/queries';
import workerUrl from './triage-worker?worker&url';

/** A run of the list that ended. */
export type ListedRun = EndedRun & {
  experimentId: number;
  endTime: string | null;
  /** of a row that is a trial itself */
  trialId: number | undefined;
};

export type EndedRuns = {
  runs: ListedRun[];
  /** rows of the project that were read, ended or not, and how many it has */
  read: number;
  total: number;
  /** false while pages are read */
  isWhole: boolean;
};

const newestFirst = { name: '', archived: false, filter: '', sort: 'startTime=desc' };

function toListed({ id, experiment, run }: ExperimentRow): ListedRun | undefined {
  const ended = endedRun({ id, experiment });
  const { endTime, id: experimentId } = experiment;
  return ended && { ...ended, experimentId, endTime, trialId: run?.id };
}

export const triageQueries = {
  /**
   * The newest runs of a project that ended, whatever the list shows. The pages show as they arrive.
   */
  runs: (source: ListSource, projectId: number) =>
    composed(
      'endedRuns',
      { projectId, list: source.name },
      async (caller, context): Promise<EndedRuns> => {
        const { client: queryClient, signal } = context;
        const show = showParts<EndedRuns>(context);
        let all: EndedRuns = { runs: [], read: 0, total: 0, isWhole: false };
        const onTotal = (total: number) => {
          all = { ...all, total };
        };
        const reading = { source, queryClient, signal, onTotal, caller };
        for await (const page of allRows({ ...newestFirst, projectId }, reading)) {
          const runs = page.flatMap((row) => toListed(row) ?? []);
          all = { ...all, runs: [...all.runs, ...runs], read: all.read + page.length };
          show(all);
          if (all.read >= maxRuns || page.length === 0) break;
        }
        return { ...all, isWhole: true };
      },
      // reading them again takes a request for each 500
      { staleTime: 300_000 },
    ),

  /**
   * Why these runs failed, from the ends of their logs. Few are read at once, in turn with the rows of
   * the list, and each shows as it arrives. A log that cannot be read is reported as that.
   */
  causes: (source: ListSource, failed: readonly ListedRun[]) =>
    composed(
      'causesOfRuns',
      { list: source.name, runs: failed.map(({ id, endTime }) => ({ id, endTime })) },
      async (_, context): Promise<RunFailure[]> => {
        const { client: queryClient, signal } = context;
        const show = showParts<RunFailure[]>(context);
        const found: RunFailure[] = [];
        const read = failed.map(async (run) => {
          const failure = await failureOf(run, queryClient, signal);
          found.push({ runId: run.id, failure });
          show([...found]);
        });
        await Promise.all(read);
        return found;
      },
      { tags: [], placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY },
    ),

  /** The failures by cause, computed beside the page. */
  groups: (key: object, input: TriageInput, { isEnabled }: { isEnabled: boolean }) =>
    composed('triage', key, (_, { signal }) => triageInWorker(input, signal), {
      tags: [],
      enabled: isEnabled,
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** The failure of a run; that of a search is the one of the trial that failed last. */
async function failureOf(run: ListedRun, queryClient: QueryClient, signal: AbortSignal) {
  const { experimentId: id, trialId, endTime } = run;
  try {
    const failure = await queryClient.fetchQuery(
      failureQueries.ofExperiment({ id, endTime }, trialId),
    );
    return failure ?? { trialId: 0, problem: 'No trial of it has failed.' };
  } catch (error) {
    signal.throwIfAborted();
    return { trialId: 0, problem: messageOf(error) };
  }
}

function triageInWorker({ runs, failures }: TriageInput, signal: AbortSignal): Promise<Triage> {
  if (typeof Worker !== 'function') return Promise.resolve(triage({ runs, failures }));
  const worker = startTrustedWorker(workerUrl);
  return new Promise<Triage>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Triage>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.postMessage({ runs, failures });
  }).finally(() => worker.terminate());
}
