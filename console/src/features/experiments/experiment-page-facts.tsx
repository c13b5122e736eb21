import { searcherMetric } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { Fact, FactList } from '~/components/page/fact-list';
import { formatBytes, formatCount } from '~/lib/format';

/** A search in one row. */
export const SearchFacts = ({ experiment }: { experiment: Experiment }) => (
  <FactList>
    <Fact name="Metric">{searcherMetric(experiment.config) ?? '–'}</Fact>
    <Fact name="Searcher">{experiment.searcherType}</Fact>
    {experiment.numTrials > 0 ? (
      <Fact name="Trials">{formatCount(experiment.numTrials)}</Fact>
    ) : null}
    {experiment.checkpointSize > 0 ? (
      <Fact name="Checkpoints" note={`(${formatBytes(experiment.checkpointSize)})`}>
        {experiment.checkpointCount}
      </Fact>
    ) : null}
  </FactList>
);
