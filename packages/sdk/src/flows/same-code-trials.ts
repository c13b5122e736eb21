import type { Caller, CallOptions } from '../client/call';
import { mapWithConcurrency } from '../client/map-with-concurrency';
import { getExperiments, searchExperiments } from '../generated/calls/experiments';
import { getExperimentTrials } from '../generated/calls/trials';
import { isSingleTrial, record, section, text } from '../model/config';
import type { Experiment, Trial } from '../types';
import { type TrialReport, trialReports } from './trial-profile';

type Options = Pick<CallOptions, 'signal'>;

/** A trial, and when it reported. */
export type ReportedTrial = {
  trial: Pick<Trial, 'id' | 'experimentId' | 'hparams'>;
  reports: TrialReport[];
};

type Run = Pick<Experiment, 'id' | 'forkedFrom' | 'config'>;

// browsers send at most six concurrent requests to a server, and the page needs some of them
const atOnce = 2;

/** trials to read, the newest */
const maxTrials = 12;
/** the chain of forks is followed this far */
const maxAncestors = 10;
/** experiments of a search */
const limit = 100;

// documented in flows.ts
export async function sameCodeTrials(
  client: Caller,
  { experiment, trialId }: { experiment: Run; trialId: number },
  options: Options = {},
): Promise<ReportedTrial[]> {
  const completed = { states: ['STATE_COMPLETED' as const], orderBy: 'ORDER_BY_DESC' as const };
  const own = isSingleTrial({ searcherType: '', ...experiment })
    ? []
    : (
        await getExperimentTrials(
          client,
          { experimentId: experiment.id, ...completed, limit: maxTrials + 1 },
          options,
        )
      ).trials.filter(({ id }) => id !== trialId);
  const others =
    own.length < maxTrials
      ? (await forksOf(client, experiment, options)).filter(isLike(experiment))
      : [];
  const trials = [...own, ...others.map(({ trial }) => trial)].slice(0, maxTrials);
  return mapWithConcurrency(trials, atOnce, async (trial) => ({
    trial,
    reports: await trialReports(client, trial.id, options),
  }));
}

type Fork = { experiment: Experiment; trial: Trial };

/** Forks have the code of their parent; what else decides about the speed has to be the same. */
function isLike({ config }: Run) {
  const factsOf = (of: Run['config']) => {
    const { slots_per_trial: slots, resource_pool: pool } = section(of, 'resources');
    return JSON.stringify([record(of).entrypoint, slots ?? 1, text(pool) ?? '']);
  };
  const facts = factsOf(config);
  return ({ experiment }: Fork) => factsOf(experiment.config) === facts;
}

/** The completed experiments that have a fork in common with this one, the newest first. */
async function forksOf(client: Caller, run: Run, options: Options): Promise<Fork[]> {
  const lineage: Run[] = [run];
  for (let id = run.forkedFrom ?? 0; id > 0 && lineage.length <= maxAncestors; ) {
    const [parent] = await search(client, 'id', [id], options);
    if (!parent) break;
    lineage.push(parent.experiment);
    id = parent.experiment.forkedFrom ?? 0;
  }
  const ids = lineage.map(({ id }) => id);
  const found = [
    ...(ids.length > 1 ? await search(client, 'id', ids.slice(1), options) : []),
    ...(await search(client, 'forkedFrom', ids, options)),
  ];
  const trials = new Map(
    found.flatMap(({ experiment, bestTrial }) =>
      experiment.id !== run.id && experiment.state === 'STATE_COMPLETED' && bestTrial
        ? [[experiment.id, bestTrial] as const]
        : [],
    ),
  );
  if (trials.size === 0) return [];
  const newest = [...trials.keys()].sort((one, other) => other - one).slice(0, limit);
  // rows of a search may have no configuration
  const { experiments } = await getExperiments(
    client,
    { 'experimentIdFilter.incl': newest, limit },
    options,
  );
  return experiments
    .sort((one, other) => other.id - one.id)
    .flatMap((experiment) => {
      const trial = trials.get(experiment.id);
      return trial ? [{ experiment, trial }] : [];
    });
}

async function search(client: Caller, columnName: string, ids: number[], options: Options) {
  const children = ids.map((value) => ({
    ...{ kind: 'field', columnName, location: 'LOCATION_TYPE_EXPERIMENT' },
    ...{ type: 'COLUMN_TYPE_NUMBER', operator: '=', value },
  }));
  const filterGroup = { kind: 'group', conjunction: 'or', children };
  const filter = JSON.stringify({ filterGroup, showArchived: true });
  const { experiments } = await searchExperiments(
    client,
    { filter, sort: 'id=desc', offset: 0, limit },
    options,
  );
  return experiments;
}
