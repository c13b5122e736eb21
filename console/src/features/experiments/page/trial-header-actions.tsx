import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { Ellipsis } from 'lucide-react';
import { ActionItems } from '~/components/ui/action-items';
import { Button } from '~/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '~/components/ui/dropdown-menu';
import { Tooltip } from '~/components/ui/tooltip';
import { trialQueries } from '~/features/trials/queries';
import { useViewer } from '~/features/viewer/queries';
import { experimentQueries } from '../queries';
import { type TrialActId, trialHeadItems } from './trial-offers';
import { hasWorkloadsQuery } from './trial-queries';
import { useTrialActs } from './use-trial-acts';

type Props = { experimentId: number; trialId: number };

/** What the page of a trial, which its route has loaded, does with it. */
export function TrialHeaderActions({ experimentId, trialId }: Props) {
  const { data: trial } = useSuspenseQuery(trialQueries.detail(trialId));
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  return experiment ? <Actions experiment={experiment} trial={trial} /> : null;
}

function Actions({ experiment, trial }: { experiment: Experiment; trial: Trial }) {
  const viewer = useViewer();
  const { run, running, dialog } = useTrialActs(experiment);
  const hasEnded = isFinished(trial.state);
  const { data: hasWorkloads } = useQuery({ ...hasWorkloadsQuery(trial.id), enabled: hasEnded });
  const isEmpty = hasEnded && hasWorkloads === false;
  const items = trialHeadItems(trial, { experiment, viewer }).filter(
    ({ id }) => !(id === 'openTensorBoard' && isEmpty),
  );
  const act = (id: TrialActId) => run(id, trial.id);
  return (
    <>
      {items.map(({ id, label, reason }) => (
        <Tooltip key={id} content={reason}>
          <Button
            // dialogs say themselves that they are busy
            isBusy={id === 'openTensorBoard' && running === id}
            aria-disabled={reason === undefined ? undefined : true}
            onClick={reason === undefined ? () => act(id) : undefined}
            className="narrow:hidden"
          >
            {label}
          </Button>
        </Tooltip>
      ))}
      {items.length > 0 ? (
        <span className="hidden narrow:block">
          <DropdownMenu>
            <DropdownMenuTrigger>
              <Button size="icon" aria-label="More actions">
                <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <ActionItems items={items} onRun={act} />
            </DropdownMenuContent>
          </DropdownMenu>
        </span>
      ) : null}
      {dialog}
    </>
  );
}
