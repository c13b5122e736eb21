import { ladderOf } from '@trainyard/insights/rungs/ladder';
import { computeRungs, type Rung, type TrialRungs } from '@trainyard/insights/rungs/rung-results';
import { computeStops } from '@trainyard/insights/rungs/stopped-rungs';
import { whyText } from '@trainyard/insights/rungs/why-text';
import { searcherMetric, smallerIsBetter } from '@trainyard/sdk/model';
import { Failure } from '../../core/failure';
import { countField, field, metricField, numberField } from '../../core/output/columns';
import { defineVerb } from '../../core/verb';
import { readSearch, validationsFrom, valuesAtRung } from './search';

type RungRow = {
  /** the first rung of its trials: an adaptive search begins some at a higher one */
  start: number;
  rung: number;
  batches: number;
  trials: number;
  promoted: number;
  /** the worst promoted metric */
  cutAt: number | null;
};

const rungRow = ({ start, rung, batches, arrived, cut }: Rung): RungRow => ({
  start: start + 1,
  rung: rung + 1,
  batches,
  trials: arrived,
  promoted: cut.wentOn,
  cutAt: cut.worst,
});

const rungColumns = [
  numberField<RungRow>('start', 'Start'),
  numberField<RungRow>('rung', 'Rung'),
  countField<RungRow>('batches', 'Batches'),
  countField<RungRow>('trials', 'Trials'),
  countField<RungRow>('promoted', 'Promoted'),
  metricField<RungRow>('cutAt', 'Cut at'),
];

type TrialRow = {
  id: number;
  rung: number;
  value?: number;
  rank?: number;
  /** the batch of the compared validation, if it is not the rung itself */
  judgedAt?: number;
  why: string;
};

function trialRow({ trial, start, ranks, why }: TrialRungs): TrialRow {
  const last = ranks.at(-1);
  const judged = last?.judgedAt === undefined ? {} : { judgedAt: last.judgedAt };
  const place = last && { value: last.value, rank: last.rank, ...judged };
  return { id: trial.id, rung: (last?.rung ?? start) + 1, ...place, why: whyText(why) };
}

const trialColumns = [
  numberField<TrialRow>('id', 'Trial'),
  numberField<TrialRow>('rung', 'Rung'),
  metricField<TrialRow>('value', 'Value'),
  numberField<TrialRow>('rank', 'Rank'),
  field<TrialRow>('why', 'Why'),
];

export const rungs = defineVerb({
  name: 'rungs',
  summary: 'Show the rungs of a halving search, and why its trials stopped there',
  operands: '<experiment>',
  completes: 'experiment',
  prints: 'rows',
  options: {
    trials: { type: 'boolean', help: 'A row per trial: its last rung, and why it stopped' },
  },
  examples: ['trainyard experiment rungs 7', 'trainyard e rungs 7 --trials -o csv'],
  run: async ({ operands, values, cli }) => {
    const { experiment, trials } = await readSearch(cli, operands[0]);
    const ladder = ladderOf(experiment.config);
    if (typeof ladder === 'string') throw new Failure(ladder);
    const metric = searcherMetric(experiment.config);
    if (metric === undefined)
      throw new Failure(`The configuration of experiment ${experiment.id} names no metric.`);
    const input = { trials, ladder, smallerIsBetter: smallerIsBetter(experiment.config) };
    const { climbs, rungs } =
      ladder.stopping.length > 0
        ? computeStops({
            ...input,
            validations: await validationsFrom(cli, {
              ...{ trials, metric, batch: ladder.lengths[0] ?? 0 },
            }),
          })
        : computeRungs({
            ...input,
            values: await Promise.all(
              ladder.lengths.map((_, rung) =>
                valuesAtRung(cli, { experimentId: experiment.id, metric, ladder, rung }),
              ),
            ),
          });
    if (values.trials) await cli.out.rows(trialColumns, climbs.map(trialRow));
    else await cli.out.rows(rungColumns, rungs.map(rungRow), { id: ({ rung }) => rung });
  },
});
