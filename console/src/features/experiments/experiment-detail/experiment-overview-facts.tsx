import { maxLength, searcherMetric } from '@trainyard/sdk/model';
import type { Experiment, MetricsWorkload, Trial } from '@trainyard/sdk/types';
import { ProgressBar } from '@trainyard/ui/base/progress-bar';
import { formatDuration } from '@trainyard/ui/lib/duration';
import {
  formatBytes,
  formatCount,
  formatMetric,
  formatRounded,
  formatSlotHours,
  missing,
} from '@trainyard/ui/lib/format';
import { Fact, FactList } from '@trainyard/ui/page/fact-list';
import { CheckpointLink } from '~/components/entity/checkpoint-link';
import { stateStyle } from '~/components/entity/state-badge';
import { maxRestarts, slotHours, slotsPerTrial } from '~/lib/config/config-facts';

type Props = { experiment: Experiment; trial: Trial };

/** The trial of a single-trial experiment in one row. */
export function ExperimentOverviewFacts({ experiment, trial }: Props) {
  const metric = searcherMetric(experiment.config);
  const { totalBatchesProcessed: batches, wallClockTime: seconds } = trial;
  const hours = hoursOf(experiment, trial);
  const runnerState = runnerStateLabel(trial.runnerState);
  return (
    <FactList>
      {metric === undefined ? null : (
        <>
          <MetricFact name={`Best ${metric}`} metric={metric} validation={trial.bestValidation} />
          <MetricFact
            name={`Latest ${metric}`}
            metric={metric}
            validation={trial.latestValidation}
          />
        </>
      )}
      <BatchesFact experiment={experiment} trial={trial} />
      {batches > 0 && seconds > 0 ? (
        <Fact name="Throughput">{formatRounded(batches / seconds, 3)} batches/s</Fact>
      ) : null}
      <Fact
        name="Checkpoints"
        note={trial.totalCheckpointSize > 0 ? `· ${formatBytes(trial.totalCheckpointSize)}` : null}
      >
        {formatCount(trial.checkpointCount)}
      </Fact>
      {trial.bestCheckpoint?.uuid ? (
        <Fact name="Best Checkpoint">
          <CheckpointLink uuid={trial.bestCheckpoint.uuid} isBest>
            {`Batch ${formatCount(trial.bestCheckpoint.totalBatches)}`}
          </CheckpointLink>
        </Fact>
      ) : null}
      {experiment.unmanaged ? null : <RestartsFact experiment={experiment} trial={trial} />}
      {seconds > 0 ? (
        <Fact name="Wall clock">
          {seconds < 1 ? '< 1s' : formatDuration(Math.round(seconds) * 1000)}
        </Fact>
      ) : null}
      {hours === undefined ? null : <Fact name="Slot-hours">{formatSlotHours(hours)}</Fact>}
      {experiment.unmanaged || runnerState === missing ? null : (
        <Fact name="Last Runner State">{runnerState}</Fact>
      )}
    </FactList>
  );
}

/** The phase that the training code reports; the master answers UNSPECIFIED until it does. */
export const runnerStateLabel = (state: string): string =>
  state === '' || state === 'UNSPECIFIED' ? missing : state.toLowerCase().replaceAll('_', ' ');

/** None for a trial without slots, and for one that the master has not scheduled. */
const hoursOf = ({ config, unmanaged }: Experiment, { wallClockTime }: Trial) =>
  unmanaged || !slotsPerTrial(config) ? undefined : slotHours(config, wallClockTime);

type MetricProps = { name: string; metric: string; validation: MetricsWorkload | null };

function MetricFact({ name, metric, validation }: MetricProps) {
  const value = validation?.metrics?.avgMetrics?.[metric];
  return (
    <Fact name={name} note={validation ? `at ${formatCount(validation.totalBatches)}` : null}>
      {typeof value === 'number' ? formatMetric(value) : missing}
    </Fact>
  );
}

function BatchesFact({ experiment, trial }: Props) {
  const length = maxLength(experiment.config);
  const total = length?.unit === 'batches' ? length.length : undefined;
  const done = trial.totalBatchesProcessed;
  const { tone } = stateStyle(trial.state);
  return (
    <Fact
      name="Batches"
      note={total === undefined ? null : `of ${formatCount(total)}`}
      below={
        total === undefined ? null : (
          <ProgressBar
            share={done / total}
            tone={tone}
            label="Batches done"
            className="mt-0.5 h-[3px]!"
          />
        )
      }
    >
      {formatCount(done)}
    </Fact>
  );
}

function RestartsFact({ experiment, trial }: Props) {
  const allowedRestarts = maxRestarts(experiment.config);
  return (
    <Fact name="Restarts">
      {allowedRestarts === undefined ? trial.restarts : `${trial.restarts} of ${allowedRestarts}`}
    </Fact>
  );
}
