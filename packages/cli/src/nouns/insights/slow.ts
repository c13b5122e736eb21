import type { Evidence } from '@trainyard/insights/slow-run/evidence';
import {
  compareSpeed,
  type SpeedComparison,
  speedText,
} from '@trainyard/insights/slow-run/same-code';
import { type SlowRun, slowRunOf } from '@trainyard/insights/slow-run/slow-run';
import {
  causeMeaning,
  causeName,
  coverageText,
  evidenceValue,
  missingText,
  slowHeadline,
} from '@trainyard/insights/slow-run/slow-text';
import { sameCodeTrials, trialProfile } from '@trainyard/sdk/flows';
import { isProfiled } from '@trainyard/sdk/model';
import { readId } from '../../core/each';
import { field, numberField } from '../../core/output/columns';
import { defineVerb } from '../../core/verb';
import { getOne } from '../experiment/find';
import { readTrial } from '../trial/describe';

type Row = {
  /** the cause that it is evidence of; empty if of none */
  cause: string;
  measured: string;
  value: number;
  unit: Evidence['unit'];
  source: string;
};

const columns = [
  field<Row>('measured', 'Measured'),
  numberField<Row>('value', 'Value', { show: evidenceValue }),
  field<Row>('cause', 'Speaks for'),
  field<Row>('source', 'Source'),
  field<Row>('unit', 'Unit', { isExtra: true }),
];

export const slow = defineVerb({
  name: 'slow',
  summary: 'Show what limits the speed of a trial, and compare it with runs of the same code',
  operands: '<trial>',
  completes: 'trial',
  prints: 'rows',
  examples: ['trainyard trial slow 85', 'trainyard trial slow 85 --json'],
  run: async ({ operands, cli }) => {
    const trialId = readId(operands[0], 'trial');
    const { client } = await cli.session();
    const options = { signal: cli.signal };
    const trial = await readTrial(client, trialId, options);
    const experiment = await getOne(cli, trial.experimentId);
    const profile = await trialProfile(client, trial, options);
    const peers = await sameCodeTrials(client, { experiment, trialId }, options);
    const found = slowRunOf(profile, {
      ...{ trial, isProfiled: isProfiled(experiment.config), nowMs: Date.now() },
    });
    const comparison = compareSpeed({ trial, reports: profile.reports }, peers);
    await cli.out.rows(columns, [...rowsOf(found), ...compared(comparison)]);
    const coverage = coverageText(found);
    cli.notify(`${slowHeadline(found)}.${coverage === undefined ? '' : ` ${coverage}.`}`);
    for (const { kind } of found.causes) cli.notify(causeMeaning(kind));
    const missing = missingText(found);
    if (missing !== undefined) cli.notify(missing);
    cli.notify(speedText(comparison));
  },
});

const rowOf = ({ text: measured, ...rest }: Evidence, cause: string): Row => ({
  ...{ cause, measured, ...rest },
});

const rowsOf = ({ causes, measured }: SlowRun): Row[] => [
  ...causes.flatMap(({ kind, evidence }) => evidence.map((one) => rowOf(one, causeName(kind)))),
  ...measured.map((one) => rowOf(one, '')),
];

function compared(comparison: SpeedComparison): Row[] {
  if (comparison.kind !== 'compared') return [];
  const { own, median, count } = comparison;
  const measured = `Speed, of the median of ${count} other runs of the same code`;
  return [{ cause: '', measured, value: own / median, unit: 'x', source: 'workloads' }];
}
