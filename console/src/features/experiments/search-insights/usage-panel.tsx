import { useQuery } from '@tanstack/react-query';
import { bytesOf, hasFiles } from '@trainyard/insights/checkpoints/clean-up-plan';
import { isFinished } from '@trainyard/sdk/model';
import type { Checkpoint, Experiment, Trial } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import { formatDuration } from '@trainyard/ui/lib/duration';
import { formatBytes, formatCount, formatSlotHours, plural } from '@trainyard/ui/lib/format';
import { Fact, FactList } from '@trainyard/ui/page/fact-list';
import { FailedQuery } from '~/app/errors/failed-query';
import { useLinkedTrials } from '~/components/metrics/linked-trials';
import { checkpointQueries } from '~/data/experiments/checkpoints';
import { slotHours, slotsPerTrial } from '~/lib/config/config-facts';
import { CleanUp } from './clean-up-section';
import type { PanelProps } from './panels';
import { SearchTrials } from './search-trials';

/** The resources of an experiment: slot hours, bytes of checkpoints, and which of those can be deleted. */
export const UsagePanel = (props: PanelProps) =>
  props.isBrief ? (
    <SearchTrials experiment={props.experiment} isBrief>
      {(trials) => <SlotUse experiment={props.experiment} trials={trials} />}
    </SearchTrials>
  ) : (
    <FullUsage {...props} />
  );

function FullUsage(props: PanelProps) {
  const { experiment } = props;
  const query = useQuery(checkpointQueries.all(experiment.id));
  return (
    <>
      <SearchTrials experiment={experiment}>
        {(trials) => <SlotFacts experiment={experiment} trials={trials} />}
      </SearchTrials>
      {!query.data && query.error ? (
        <FailedQuery
          title={`Unable to fetch checkpoints of experiment ${experiment.id}.`}
          query={query}
        />
      ) : null}
      {query.isLoading ? <Spinner label="Loading checkpoints" className="m-6 size-5" /> : null}
      {query.data ? <Storage {...props} checkpoints={query.data} /> : null}
    </>
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

type SlotProps = { experiment: Experiment; trials: readonly Trial[] };

const SlotFacts = (props: SlotProps) => (
  <section aria-labelledby="usage-slots">
    <h2 id="usage-slots" className="pt-2 font-semibold">
      Slots
    </h2>
    <p className="text-sm text-faint">
      By the seconds the master counts for each trial while it held resources, over{' '}
      {plural(props.trials.length, 'trial')}.
    </p>
    <SlotUse {...props} />
  </section>
);

const markClass = '-mx-1 rounded-sm px-1';

/** The slot-hours of a search, also of its failed trials: those are lost. */
function SlotUse({ experiment, trials }: SlotProps) {
  const { config } = experiment;
  const slots = slotsPerTrial(config);
  const seconds = secondsOf(trials);
  const linked = useLinkedTrials();
  const failed = trials.filter(({ state }) => state === 'STATE_ERROR');
  const failedSeconds = secondsOf(failed);
  const [hours, failedHours] = [slotHours(config, seconds), slotHours(config, failedSeconds)];
  const [longest] = trials.toSorted((one, other) => other.wallClockTime - one.wallClockTime);
  return (
    <FactList>
      {slots === undefined || hours === undefined ? null : (
        <Fact name="Slot-hours" note={`· ${plural(slots, 'slot')} per trial`}>
          {formatSlotHours(hours)}
        </Fact>
      )}
      <Fact name="Held resources">{formatDuration(seconds * 1000)}</Fact>
      {longest ? (
        <Fact name="Longest trial">
          <span {...linked([longest.id], markClass)}>
            {formatDuration(longest.wallClockTime * 1000)}
          </span>
        </Fact>
      ) : null}
      {failedSeconds > 0 ? (
        <Fact name="Failed trials">
          <span
            {...linked(
              failed.map(({ id }) => id),
              markClass,
            )}
          >
            {failedHours === undefined
              ? formatDuration(failedSeconds * 1000)
              : `${formatSlotHours(failedHours)} slot-hours`}
          </span>
        </Fact>
      ) : null}
    </FactList>
  );
}

const secondsOf = (trials: readonly Trial[]) =>
  sum(trials.map(({ wallClockTime }) => wallClockTime));

function Storage({ checkpoints, ...props }: PanelProps & { checkpoints: readonly Checkpoint[] }) {
  const present = checkpoints.filter(hasFiles);
  const deletedCount = checkpoints.filter(({ state }) => state === 'STATE_DELETED').length;
  return (
    <section aria-labelledby="usage-storage" className="pt-4">
      <h2 id="usage-storage" className="font-semibold">
        Storage
      </h2>
      <FactList>
        <Fact name="Checkpoints with files">{formatCount(present.length)}</Fact>
        <Fact name="Their size">{formatBytes(sum(present.map(bytesOf)))}</Fact>
        {deletedCount > 0 ? <Fact name="Deleted">{formatCount(deletedCount)}</Fact> : null}
      </FactList>
      {present.length === 0 ? (
        <EmptyState title="No checkpoint has files" />
      ) : isFinished(props.experiment.state) ? (
        <CleanUp {...props} checkpoints={checkpoints} />
      ) : (
        <p className="pt-2 text-muted">
          Cleaning up waits for the end of the experiment: its trials go on from their checkpoints.
        </p>
      )}
    </section>
  );
}
