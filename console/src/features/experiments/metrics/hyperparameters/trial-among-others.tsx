import type { Trial } from '@trainyard/sdk/types';
import { useLinkView } from '~/app/links/use-link-view';
import { HyperparameterView } from './hyperparameter-view';
import { hyperparameterSearch } from './search';
import { TrialLines, useTrialLines } from './trial-lines';
import type { Measured } from './use-measured-trials';

type Props = { trial: Pick<Trial, 'id' | 'experimentId' | 'bestValidation'> };

/** Shows one trial of a search as an emphasized line among the others. */
export function TrialAmongOthers({ trial }: Props) {
  const [search, setSearch] = useLinkView(hyperparameterSearch);
  return (
    <section aria-label="Among the trials of the search" className="mb-6">
      <HyperparameterView
        experimentId={trial.experimentId}
        search={search}
        onSearchChange={setSearch}
        ownBatch={trial.bestValidation?.totalBatches}
      >
        {(measured) => <Lines trial={trial} measured={measured} />}
      </HyperparameterView>
    </section>
  );
}

function Lines({ trial, measured }: Props & { measured: Measured }) {
  const filter = useTrialLines(measured);
  const isMeasured = measured.trials.some(({ trialId }) => trialId === trial.id);
  return (
    <>
      <TrialLines
        experimentId={trial.experimentId}
        measured={measured}
        filter={filter}
        focused={isMeasured ? trial.id : undefined}
      />
      <p className="mt-1 text-sm text-muted">
        {isMeasured
          ? `The thick line is trial ${trial.id}.`
          : `Trial ${trial.id} reported no ${measured.metric.name} near this batch.`}
      </p>
    </>
  );
}
