import { mapWithConcurrency } from '@trainyard/sdk';
import { type Caller, getExperiments, getExperimentTrials } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { staleMs } from '~/app/polling/polling-intervals';
import { searchCondition, searchFilter } from '~/data/experiments/search-filter';
import { composed } from '~/data/q';
import type { ListSource } from '~/features/experiments/experiment-list/list-source';
import { slotHours } from '~/lib/config/config-facts';
import { masterNow } from '~/lib/master-now';
import { type EndedRow, endedRow, type Span, weekSpans } from './week-values';

/** a page that the master answers fast */
const pageLength = 500;
/** more rows are read in minutes only; those that ended last count */
const maxRows = 4000;

export type TwoWeeks = {
  /** the week, and the one before */
  spans: readonly [Span, Span];
  rows: EndedRow[];
  /** how many rows ended in both; more than `rows` above the limit */
  total: number;
};

/**
 * The rows of a project that ended in a week and in the one before, archived ones too. The key has no
 * times: an answer is of the weeks before it was asked for.
 */
export const twoWeeksQuery = (source: ListSource, projectId: number, week: number) =>
  composed(
    'twoWeeks',
    { projectId, list: source.name, week },
    async (caller, { client, signal }): Promise<TwoWeeks> => {
      const spans = weekSpans(masterNow(), week);
      const [{ to }, { from }] = spans;
      const condition = (operator: string, at: number) =>
        searchCondition('endTime', 'COLUMN_TYPE_DATE', operator, new Date(at).toISOString());
      const filter = searchFilter('and', [condition('>=', from), condition('<', to)]);
      const rows: EndedRow[] = [];
      let total = 1;
      for (let offset = 0; offset < Math.min(total, maxRows); offset += pageLength) {
        const search = { projectId, sort: 'endTime=desc,id=desc', filter, offset };
        const call = { ...search, limit: pageLength };
        const page = await source.reader.read(caller, call, { client, signal });
        total = page.total;
        rows.push(...page.rows.map(endedRow));
        if (page.rows.length === 0) break;
      }
      return { spans, rows, total };
    },
    { staleTime: staleMs.pastSums },
  );

/** requests at once */
const atOnce = 4;
/** ids in one request: its URL has to stay short */
const idsEach = 100;
const pageSize = 1000;

/** The slot-hours of an experiment; of some of its trials alone where these are named. */
async function hoursOf(client: Caller, experiment: Experiment, only?: ReadonlySet<number>) {
  let [seconds, offset, total] = [0, 0, 1];
  while (offset < total) {
    const page = { sortBy: 'SORT_BY_ID', orderBy: 'ORDER_BY_ASC', limit: pageSize } as const;
    const call = { experimentId: experiment.id, ...page, offset };
    const { trials, pagination } = await getExperimentTrials(client, call);
    for (const { id, wallClockTime } of trials) if (!only || only.has(id)) seconds += wallClockTime;
    total = pagination.total;
    offset += pageSize;
  }
  return experiment.unmanaged ? undefined : slotHours(experiment.config, seconds);
}

type WeekHours = { hours: number /** experiments without a number of slots */; without: number };

/** The slot-hours of what ended in each week, from all of its trials. */
export const weekHoursQuery = (key: object, weeks: readonly (readonly EndedRow[])[]) =>
  composed(
    'weekHours',
    key,
    async (client): Promise<WeekHours[]> => {
      const ids = [...new Set(weeks.flat().map(({ experimentId }) => experimentId))];
      const parts = Array.from({ length: Math.ceil(ids.length / idsEach) }, (_, at) =>
        ids.slice(at * idsEach, (at + 1) * idsEach),
      );
      const answers = await mapWithConcurrency(parts, atOnce, (part) =>
        getExperiments(client, { 'experimentIdFilter.incl': part, limit: 0 }),
      );
      const experiments = new Map(
        answers.flatMap((answer) => answer.experiments).map((each) => [each.id, each]),
      );
      return Promise.all(
        weeks.map(async (rows) => {
          const own = [...new Set(rows.map(({ experimentId }) => experimentId))];
          const all = await mapWithConcurrency(own, atOnce / 2, (id) => {
            const experiment = experiments.get(id);
            const trialIds = rows.flatMap((row) =>
              row.experimentId === id ? (row.trialId ?? []) : [],
            );
            const only = trialIds.length > 0 ? new Set(trialIds) : undefined;
            return experiment ? hoursOf(client, experiment, only) : Promise.resolve(undefined);
          });
          return {
            hours: all.reduce<number>((sum, each) => sum + (each ?? 0), 0),
            without: all.filter((each) => each === undefined).length,
          };
        }),
      );
    },
    { staleTime: staleMs.pastSums },
  );
