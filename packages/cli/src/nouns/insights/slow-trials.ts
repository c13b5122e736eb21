import { formatDecimals, formatRounded, plural } from '@trainyard/insights/figures';
import {
  type CauseCount,
  causeCountText,
  countCauses,
  countedCauseName,
} from '@trainyard/insights/slow-run/cause-counts';
import type { Cause, Evidence } from '@trainyard/insights/slow-run/evidence';
import { type SlowRun, slowRunOf } from '@trainyard/insights/slow-run/slow-run';
import { slowHeadline } from '@trainyard/insights/slow-run/slow-text';
import {
  type TrialSpeed,
  type TrialSpeeds,
  trialSpeeds,
} from '@trainyard/insights/slow-run/trial-speeds';
import { trialProfile } from '@trainyard/sdk/flows';
import { isProfiled } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { readEach } from '../../core/each';
import { Failure } from '../../core/failure';
import { wholeNumber } from '../../core/option-values';
import { countField, extra, field, numberField, runStateField } from '../../core/output/columns';
import { defineVerb } from '../../core/verb';
import { readSearch } from './search';

type Row = {
  trial: number;
  state: Trial['state'];
  verdict: string;
  causes: Cause['kind'][];
  speed: number;
  unit: TrialSpeeds<Trial>['unit'];
  /** its speed divided by the median of the other trials; null if there are fewer than three */
  ofMedian: number | null;
  /** numbers that the verdict follows from, and others that are measured */
  measured: Evidence[];
};

const columns = [
  numberField<Row>('trial', 'Trial'),
  runStateField<Row>(),
  numberField<Row>('speed', 'Speed', {
    show: ({ speed, unit }) => `${formatRounded(speed, 3)} ${unit}`,
  }),
  numberField<Row>('ofMedian', 'Of the median', {
    show: ({ ofMedian }) => (ofMedian === null ? '' : `${formatDecimals(ofMedian, 2)} x`),
  }),
  field<Row>('verdict', 'Verdict', { isWrapped: true }),
  extra(field<Row>('causes', 'Causes')),
];

type CountRow = Omit<CauseCount, 'cause'> & { cause: string; count: number };

const countColumns = [
  countField<CountRow>('count', 'Trials'),
  field<CountRow>('cause', 'Limited by'),
  field<CountRow>('trials', 'Ids', { show: ({ trials }) => trials.join(',') }),
];

const countRow = ({ cause, trials }: CauseCount): CountRow => ({
  ...{ count: trials.length, cause: countedCauseName(cause), trials },
});

/** profiles that are read without a request of the user: each takes a dozen requests */
const trialsAtFirst = '12';

export const slowTrials = defineVerb({
  name: 'slow',
  summary:
    'Show what limits the speed of the slowest trials of an experiment, and count the causes',
  operands: '<experiment>',
  completes: 'experiment',
  prints: 'rows',
  options: {
    trials: {
      type: 'string',
      value: 'N',
      default: trialsAtFirst,
      help: 'Read what was measured of the N slowest trials',
    },
    causes: { type: 'boolean', help: 'A row per cause, with its trials, instead' },
  },
  examples: ['trainyard experiment slow 1', 'trainyard e slow 1 --trials 100 --causes --json'],
  run: async ({ operands, values, cli }) => {
    const max = wholeNumber({ option: 'trials', text: values.trials, min: 1, max: 1e6 });
    const { experiment, trials } = await readSearch(cli, operands[0]);
    const { speeds, unit } = trialSpeeds(trials);
    if (speeds.length === 0)
      throw new Failure(`No trial of experiment ${experiment.id} has trained.`);
    const slowest = new Map(speeds.slice(0, max).map((speed) => [speed.trial.id, speed]));
    const { client } = await cli.session();
    const options = { signal: cli.signal };
    const isMeasured = isProfiled(experiment.config);
    const { found, exitCode } = await readEach(cli, {
      ids: [...slowest.keys()],
      what: 'profile of trial',
      read: async (trialId) => {
        const trial = slowest.get(trialId)?.trial;
        if (!trial) return [];
        const profile = await trialProfile(client, trial, options);
        const slow = slowRunOf(profile, { trial, isProfiled: isMeasured, nowMs: Date.now() });
        return [{ trialId, slow }];
      },
    });
    const judged = found.flat();
    if (values.causes)
      await cli.out.rows(countColumns, countCauses(judged).map(countRow), {
        id: ({ trials: ids }) => ids.join('\n'),
      });
    else
      await cli.out.rows(
        columns,
        judged.flatMap(({ trialId, slow }) => {
          const speed = slowest.get(trialId);
          return speed ? [rowOf(speed, { slow, unit })] : [];
        }),
        { id: ({ trial }) => trial },
      );
    if (judged.length > 0) cli.notify(causeCountText(judged));
    if (slowest.size < speeds.length)
      cli.notify(
        `Reads the ${slowest.size} slowest of ${plural(speeds.length, 'trial')} that have trained; --trials reads more.`,
      );
    return exitCode;
  },
});

type Judged = Pick<TrialSpeeds<Trial>, 'unit'> & { slow: SlowRun };

const rowOf = ({ trial, perSecond, ofMedian }: TrialSpeed<Trial>, { slow, unit }: Judged): Row => ({
  ...{ trial: trial.id, state: trial.state, verdict: slowHeadline(slow) },
  causes: slow.causes.map(({ kind }) => kind),
  ...{ speed: perSecond, unit, ofMedian: ofMedian ?? null },
  measured: [...slow.causes.flatMap(({ evidence }) => evidence), ...slow.measured],
});
