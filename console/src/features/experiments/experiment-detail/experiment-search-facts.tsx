import { useSuspenseQuery } from '@tanstack/react-query';
import { searcherMetric } from '@trainyard/sdk/model';
import { formatBytes, formatCount, missing } from '@trainyard/ui/lib/format';
import { Fact, FactList } from '@trainyard/ui/page/fact-list';
import { experimentQueries } from '~/data/experiments/experiments';

/** A search in one row. */
export function ExperimentSearchFacts({ experimentId }: { experimentId: number }) {
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  return (
    <FactList>
      <Fact name="Metric">{searcherMetric(experiment.config) ?? missing}</Fact>
      <Fact name="Searcher">{experiment.searcherType}</Fact>
      {experiment.numTrials > 0 ? (
        <Fact name="Trials">{formatCount(experiment.numTrials)}</Fact>
      ) : null}
      {experiment.checkpointSize > 0 ? (
        <Fact name="Checkpoints" note={`(${formatBytes(experiment.checkpointSize)})`}>
          {formatCount(experiment.checkpointCount)}
        </Fact>
      ) : null}
    </FactList>
  );
}
