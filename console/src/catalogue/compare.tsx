import { useState } from 'react';
import AgainstDialog from '~/features/experiments/against/against-dialog';
import type { AgainstPart } from '~/features/experiments/against/against-search';
import { compareSearch } from '~/features/experiments/compare/compare-search';
import { ComparedNotes } from '~/features/experiments/compare/compared-notes';
import { ExperimentComparePage } from '~/features/experiments/compare/experiment-compare-page';
import ComparedTrials from '~/features/trials/compared/compared-trials';
import { seriesColor } from '~/lib/colors';
import { AtLink } from './at-link';
import { entriesOf } from './entry';
import { type LookProps, looksOf, OfExperiment, onPage } from './looks';
import { Opened } from './opened';
import { answered, seen } from './stand-in-facts';

const nothing = () => {};

function Compare({ ids }: { ids: number[] }) {
  const [shown, setShown] = useState({ ...compareSearch.defaults, id: ids });
  const { id, ...looked } = shown;
  return (
    <ExperimentComparePage
      experimentIds={id}
      view={looked}
      onViewChange={(change) => setShown({ ...shown, ...change })}
      trialParts={() => null}
    />
  );
}

const compared = {
  experiments: [],
  parts: [],
  coming: 0,
  failed: 0,
  absent: 0,
  retry: nothing,
  status: { dataUpdatedAt: 0, error: new Error('the database is away') },
};

const Trials = ({ id }: LookProps) => (
  <OfExperiment id={id}>
    {(experiment) => (
      <ComparedTrials runs={[{ experiment, color: seriesColor(0) }]} actions={() => null} />
    )}
  </OfExperiment>
);

const SomeTrials = () => (
  <OfExperiment id={answered.refused}>
    {(refused) => (
      <OfExperiment id={seen.idle}>
        {(there) => (
          <ComparedTrials
            runs={[refused, there].map((experiment, at) => ({
              experiment,
              color: seriesColor(at),
            }))}
            actions={() => null}
          />
        )}
      </OfExperiment>
    )}
  </OfExperiment>
);

type AgainstProps = LookProps & { part: AgainstPart };

const Against = onPage<AgainstProps>(({ id, part }) => (
  <Opened what="comparison">
    {() => (
      <AtLink link={`/?against=${id}&part=${part}`}>
        <AgainstDialog experimentId={answered.empty} />
      </AtLink>
    )}
  </Opened>
));

const againstOf =
  (part: AgainstPart) =>
  ({ id }: LookProps) => <Against id={id} part={part} />;

export const compare = entriesOf('Compare', {
  'compare-nothing': { title: 'None', Example: () => <Compare ids={[]} />, isPage: true },
  ...looksOf('compare', {
    title: 'Experiments',
    Part: ({ id }) => <Compare ids={[id]} />,
    isNeverEmpty: true,
    isUnanswered: true,
    isPage: true,
  }),
  'compare-notes': {
    title: 'Some failed, some are gone, one has another colour',
    Example: () => (
      <ComparedNotes
        compared={{ ...compared, failed: 100, absent: 2 }}
        experimentIds={[7, 8]}
        places={
          new Map([
            [7, 6],
            [8, 3],
          ])
        }
      />
    ),
  },
  ...looksOf('compared-trials', { title: 'Their trials', Part: Trials, none: 'No trials yet' }),
  'compared-trials-some': {
    title: 'Their trials: those of one are refused',
    Example: SomeTrials,
    ready: 'button:has-text("Retry")',
  },
  ...looksOf('against', {
    title: 'Against another',
    Part: againstOf('config'),
    isNeverEmpty: true,
    isUnanswered: true,
  }),
  'against-same': {
    title: 'Against another: the same configuration',
    Example: () => <Against id={seen.whole} part="config" />,
    ready: 'text=No differences',
  },
  ...looksOf('against-code', {
    title: 'Code against that of another',
    Part: againstOf('code'),
    none: 'Neither experiment has code',
  }),
  'against-code-kept': {
    title: 'Code against that of another: not to be seen',
    Example: () => <Against id={seen.withoutArtifacts} part="code" />,
    ready: 'text=You may not see the code of this experiment',
  },
  ...looksOf('against-logs', {
    title: 'Errors against those of another',
    Part: againstOf('logs'),
    none: 'No errors or warnings in either log',
  }),
});
