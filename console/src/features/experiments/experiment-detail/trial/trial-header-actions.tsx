import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { ActionItems } from '@trainyard/ui/base/action-items';
import { Button } from '@trainyard/ui/base/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { DisabledReasonButton } from '@trainyard/ui/form/disabled-reason-button';
import { Ellipsis } from 'lucide-react';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { WhyButton } from '~/components/permission/why-button';
import { experimentQueries } from '~/data/experiments/experiments';
import { trialQueries } from '~/data/experiments/trials';
import { useViewer } from '~/data/viewer';
import { trialActions, trialHeadItems } from './trial-actions';

type Props = { experimentId: number; trialId: number };

/** The actions on the page of a trial, which its route has loaded. */
export function TrialHeaderActions({ experimentId, trialId }: Props) {
  const { data: trial } = useSuspenseQuery(trialQueries.detail(trialId));
  const { experiment } = useSuspenseQuery(experimentQueries.detail(experimentId)).data;
  return experiment ? <Actions experiment={experiment} trial={trial} /> : null;
}

function Actions({ experiment, trial }: { experiment: Experiment; trial: Trial }) {
  const viewer = useViewer();
  const { run, running, dialog } = useEntityActions(trialActions);
  const hasEnded = isFinished(trial.state);
  const { data: hasWorkloads } = useQuery({
    ...trialQueries.hasWorkloads(trial.id),
    enabled: hasEnded,
  });
  const isEmpty = hasEnded && hasWorkloads === false;
  const items = trialHeadItems(trial, { experiment, viewer }).filter(
    ({ id }) => !(id === 'openTensorBoard' && isEmpty),
  );
  const refusals = items.flatMap(({ refused }) => refused ?? []);
  const onRun = (id: keyof typeof trialActions) => run(id, { experiment, trialId: trial.id });
  return (
    <>
      {items.map(({ id, label, reason }) => (
        <DisabledReasonButton
          key={id}
          // dialogs say themselves that they are busy
          isBusy={id === 'openTensorBoard' && running === id}
          reason={reason}
          onClick={() => onRun(id)}
          className="max-[1200px]:hidden"
        >
          {label}
        </DisabledReasonButton>
      ))}
      {refusals.length > 0 ? <WhyButton refusals={refusals} /> : null}
      {items.length > 0 ? (
        <span className="hidden max-[1200px]:block">
          <DropdownMenu>
            <DropdownMenuTrigger>
              <Button size="icon" aria-label="More actions">
                <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <ActionItems items={items} onRun={onRun} />
            </DropdownMenuContent>
          </DropdownMenu>
        </span>
      ) : null}
      {dialog}
    </>
  );
}
