import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { experimentAction, isInRelease, isStateAllowed } from '@trainyard/rbac';
import { searcherName } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { Kbd } from '@trainyard/ui/base/kbd';
import { DisabledReasonButton } from '@trainyard/ui/form/disabled-reason-button';
import { useHotkey } from '@trainyard/ui/hooks/use-hotkey';
import { Ellipsis } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { WhyButton } from '~/components/permission/why-button';
import { trialQueries } from '~/data/experiments/trials';
import { useViewer } from '~/data/viewer';
import {
  type ExperimentActionName,
  experimentActions,
} from '~/features/experiments/experiment-actions/actions';
import { type HeaderAction, headerActions } from './header-actions';
import type MoreItems from './more-items';

type Props = { experiment: Experiment };

/** The most frequent actions as buttons, all others that apply in a menu. */
export function ExperimentHeaderActions({ experiment }: Props) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { run, running, dialog } = useEntityActions(experimentActions, {
    onDone: (action) => {
      const projectId = String(experiment.projectId);
      if (action === 'delete')
        void navigate({ to: '/projects/$projectId/experiments', params: { projectId } });
    },
  });
  const erroredTrials = useErroredTrials(experiment);
  const tab = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) });
  const actions = headerActions(viewer, { ...experiment, erroredTrials }, tab);
  const toggle = toggles.find((action) => isStateAllowed(action, experiment.state));
  const toggled = toggle && experimentAction(viewer, experiment, toggle);
  const refusals = [toggled, ...actions].flatMap((each) => each?.refused ?? []);
  const onRun = (id: ExperimentActionName) => run(id, { experiment });
  return (
    <>
      {toggle ? (
        <ToggleButton id={toggle} reason={toggled?.reason} running={running} onRun={onRun} />
      ) : null}
      {actions.map((action) =>
        action.button ? (
          <HeaderActionButton
            key={action.id}
            action={action}
            isBusy={running === action.id}
            onRun={onRun}
          />
        ) : null,
      )}
      {refusals.length > 0 ? <WhyButton refusals={refusals} /> : null}
      {actions.length === 0 ? null : (
        <MoreActions experiment={experiment} actions={actions} onRun={onRun} />
      )}
      {dialog}
    </>
  );
}

/** The number of failed trials of a completed search: only those can be run again. */
function useErroredTrials({ id, state, searcherType, config }: Experiment): number {
  const searcher = searcherName(config) ?? searcherType;
  const canRetry = isInRelease(useViewer(), 'retry') && /^(grid|random)$/.test(searcher);
  const { data } = useQuery({
    ...trialQueries.ofExperiment(id, { states: ['STATE_ERROR'], limit: 1, isLive: false }),
    enabled: canRetry && state === 'STATE_COMPLETED',
  });
  return data?.total ?? 0;
}

const toggles = ['pause', 'activate'] as const;

type RunProps = {
  running: ExperimentActionName | undefined;
  onRun: (id: ExperimentActionName) => void;
};

type ToggleProps = RunProps & { id: (typeof toggles)[number]; reason: string | undefined };

function ToggleButton({ id, reason, running, onRun }: ToggleProps) {
  const isBusy = running === 'pause' || running === 'activate';
  const run = reason || isBusy ? undefined : () => onRun(id);
  const { label, icon: Icon, shortcut = '' } = experimentActions[id];
  useHotkey({ key: shortcut.toLowerCase(), label, run });
  return (
    <DisabledReasonButton isBusy={isBusy} reason={reason} onClick={() => run?.()}>
      {isBusy ? null : <Icon aria-hidden className="size-3.5" strokeWidth={1.5} />}
      {label}
      <span aria-hidden className="narrow:hidden">
        <Kbd>{shortcut}</Kbd>
      </span>
    </DisabledReasonButton>
  );
}

type HeaderActionButtonProps = Pick<RunProps, 'onRun'> & { action: HeaderAction; isBusy: boolean };

function HeaderActionButton({
  action: { id, reason, button },
  isBusy,
  onRun,
}: HeaderActionButtonProps) {
  const { label, headerLabel = label, icon: Icon } = experimentActions[id];
  return (
    <DisabledReasonButton
      isBusy={isBusy}
      reason={reason}
      onClick={() => onRun(id)}
      className="narrow:hidden"
    >
      {button === 'icon and label' && !isBusy ? (
        <Icon aria-hidden className="size-3.5" strokeWidth={1.5} />
      ) : null}
      {headerLabel}
    </DisabledReasonButton>
  );
}

type MoreProps = Props & {
  actions: readonly HeaderAction[];
  onRun: (id: ExperimentActionName) => void;
};

const loadItems = () => import('./more-items');

/** Loads its items when it is first opened. */
function MoreActions(props: MoreProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [Items, setItems] = useState<ComponentType<Parameters<typeof MoreItems>[0]>>();
  async function open() {
    const { default: loaded } = await loadItems();
    setItems(() => loaded);
    setIsOpen(true);
  }
  return (
    <DropdownMenu
      open={isOpen}
      onOpenChange={(next) => (next && !Items ? void open() : setIsOpen(next))}
    >
      <DropdownMenuTrigger>
        <Button size="icon" aria-label="More actions" onFocus={() => void loadItems()}>
          <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>{Items ? <Items {...props} /> : null}</DropdownMenuContent>
    </DropdownMenu>
  );
}
