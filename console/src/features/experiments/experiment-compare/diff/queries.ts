import {
  type EarlierRun,
  type LastGoodRun,
  lastGoodRun,
  lineageOf,
  nameStem,
} from '@trainyard/insights/comparison/last-good-run';
import { type Caller, searchExperiments } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { searchByIds, searchCondition, searchFilter } from '~/data/experiments/search-filter';
import { composed } from '~/data/q';

/** the chain of forks is followed this far */
const maxAncestors = 10;
/** experiments of each request */
const limit = 200;

async function find(client: Caller, search: { filter: string; projectId?: number }) {
  const { experiments } = await searchExperiments(client, {
    ...search,
    sort: 'id=desc',
    offset: 0,
    limit,
  });
  return experiments.map(({ experiment }) => experiment);
}

/** The experiments that this one was forked from, directly or over others. */
async function ancestorsOf(client: Caller, run: Experiment): Promise<Experiment[]> {
  const ancestors: Experiment[] = [];
  let parentId = run.forkedFrom ?? 0;
  while (parentId > 0 && ancestors.length < maxAncestors) {
    const [parent] = await find(client, { filter: searchByIds([parentId]) });
    if (!parent) break;
    ancestors.push(parent);
    parentId = parent.forkedFrom ?? 0;
  }
  return ancestors;
}

/** Completed experiments of the same project before this one, whose names have its stem in them. */
const namedAlike = (client: Caller, { id, name, projectId }: Experiment) =>
  find(client, {
    projectId,
    filter: searchFilter('and', [
      searchCondition('state', 'COLUMN_TYPE_TEXT', '=', 'COMPLETED'),
      searchCondition('id', 'COLUMN_TYPE_NUMBER', '<', id),
      searchCondition('name', 'COLUMN_TYPE_TEXT', 'contains', firstWords(name)),
    ]),
  });

/** shorter names that this one adds words to have its first two words as well */
const firstWords = (name: string) => {
  const stem = nameStem(name);
  return /^[^\s_.-]+[\s_.-]+[^\s_.-]+/.exec(stem)?.[0] ?? stem;
};

/** The run that a failed or worse one is compared with; null if nothing is found. */
export const lastGoodRunQuery = (run: Experiment) =>
  composed(
    'lastGoodRun',
    { experimentId: run.id },
    async (client): Promise<LastGoodRun<EarlierRun> | null> => {
      const ancestors = await ancestorsOf(client, run);
      const byAncestors = lastGoodRun(run, ancestors);
      if (byAncestors) return byAncestors;
      const ids = lineageOf(run, ancestors).flatMap(({ id, forkedFrom }) => [id, forkedFrom ?? 0]);
      const family = [...new Set(ids)].filter((id) => id > 0);
      const forks = await find(client, { filter: searchByIds(family, 'forkedFrom') });
      const byForks = lastGoodRun(run, [...ancestors, ...forks]);
      if (byForks) return byForks;
      return lastGoodRun(run, await namedAlike(client, run)) ?? null;
    },
  );
