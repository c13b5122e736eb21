import { Link } from '@tanstack/react-router';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { Crosshair, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { BaseRunDialog } from '~/components/entity/base-run-dialog';
import { FailedLine } from '~/components/page/failed-line';
import { BaseLines } from './base-lines';
import type { BaseRun } from './base-run';
import { useBaseRun } from './use-base-run';

type Props = {
  experiment: Experiment;
  trial: Trial;
  /** the experiment that is the base; 0: none */
  chosen: number;
  onChange: (experimentId: number) => void;
  /** called with its lines */
  onBase: (base: BaseRun | undefined) => void;
};

/** Chooses the run that every chart shows as well, and says which one it is. */
export function BaseRunChoice({ experiment, trial, chosen, onChange, onBase }: Props) {
  const { row, query } = useBaseRun(chosen);
  const base = useMemo(() => {
    if (!row?.bestTrial || row.bestTrial.id === trial.id) return undefined;
    return { experiment: row.experiment, trial: row.bestTrial, Lines: BaseLines };
  }, [row, trial.id]);
  useEffect(() => {
    onBase(base);
    return () => onBase(undefined);
  }, [base, onBase]);
  const [isOpen, setIsOpen] = useState(false);
  const choose = (experimentId: number) => {
    setIsOpen(false);
    onChange(experimentId);
  };
  return (
    <>
      {row?.bestTrial ? (
        <span className="flex h-7 min-w-0 items-center gap-1.5 rounded-md border pl-2 text-sm">
          <span className="text-muted">Base</span>
          <span className="max-w-40 truncate">
            <Link
              to="/experiments/$experimentId/trials/$trialId/{-$tab}"
              params={{
                experimentId: String(row.experiment.id),
                trialId: String(row.bestTrial.id),
              }}
              title={displayText(row.experiment.name)}
              className="font-medium"
            >
              {displayText(row.experiment.name)}
            </Link>
          </span>
          <IconButton
            label={`Remove the base run ${displayText(row.experiment.name)}`}
            onClick={() => onChange(0)}
          >
            <X aria-hidden className="size-3.5" />
          </IconButton>
        </span>
      ) : (
        <IconButton label="Compare with a base run..." onClick={() => setIsOpen(true)}>
          <Crosshair aria-hidden className="size-4" strokeWidth={1.5} />
        </IconButton>
      )}
      {query.error ? (
        <FailedLine name="The base run" error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {isOpen ? (
        <BaseRunDialog
          // of a search another trial may be the base
          chosen={experiment.numTrials > 1 ? [] : [experiment.id]}
          onChoose={choose}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
