import { bulkActionsFor } from '@trainyard/rbac';
import type { Caller } from '@trainyard/sdk/calls';
import type { Agent } from '@trainyard/sdk/types';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { DisabledReasonButton } from '@trainyard/ui/form/disabled-reason-button';
import { plural } from '@trainyard/ui/lib/format';
import { BulkBar } from '@trainyard/ui/table/bulk/bulk-bar';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { useState } from 'react';
import { useBulkRun } from '~/app/actions/use-bulk-run';
import { useViewer } from '~/data/viewer';
import { type SwitchAction, turn } from '~/features/cluster/resources/mutations';
import { JobsOnSlots } from './jobs-on-slots';
import { switchActions } from './switch-actions';

const doneWords: Record<SwitchAction, string> = {
  enable: 'Enabled',
  drain: 'Draining',
  disable: 'Disabled',
};

type Props = {
  agents: readonly Agent[];
  all: readonly Agent[];
  onChosen: (chosen: ReadonlySet<RowKey>) => void;
};

/** The actions on the selected agents, with a result for each. */
export function AgentBulkBar({ agents, all, onChosen }: Props) {
  const viewer = useViewer();
  const [confirming, setConfirming] = useState<readonly Agent[]>();
  const { run, outcome } = useBulkRun<Agent>({
    idOf: ({ id }) => id,
    nameOf: ({ id }) => id,
    countOf: ({ length }) => plural(length, 'agent'),
    selected: agents,
    onChosen,
  });
  const workOf = (action: SwitchAction) => ({
    each: (client: Caller, { id }: Agent) => turn(client, action, { agentId: id }),
    done: doneWords[action],
  });
  const switchTo = (action: SwitchAction, rows: readonly Agent[]) =>
    run({
      ...workOf(action),
      rows,
      ...(action !== 'enable' && { undo: workOf('enable') }),
    });
  const states = bulkActionsFor('agent', agents, { viewer, keyOf: (agent: Agent) => agent });
  return (
    <>
      <BulkBar
        count={agents.length}
        total={all.length}
        onAll={() => onChosen(new Set(all.map(({ id }) => id)))}
        onClear={() => onChosen(new Set())}
      >
        {states.map(({ id, allowed, refused }) => {
          const { label, icon: Icon, isDangerous } = switchActions[id];
          return (
            <DisabledReasonButton
              key={id}
              variant="quiet"
              className={isDangerous ? 'text-bad!' : undefined}
              reason={allowed.length > 0 ? undefined : refused[0]?.reason}
              onClick={() => (isDangerous ? setConfirming(allowed) : void switchTo(id, allowed))}
            >
              <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
              {label}
            </DisabledReasonButton>
          );
        })}
      </BulkBar>
      {confirming ? (
        <ConfirmActionDialog
          title={`Disable ${plural(confirming.length, 'agent')}`}
          description={
            <>
              <p>Work that runs there is stopped now. Drain lets it finish instead.</p>
              <JobsOnSlots targets={confirming.map(({ id }) => ({ agentId: id }))} />
            </>
          }
          confirmLabel={`Disable ${plural(confirming.length, 'agent')}`}
          isDanger
          action={() => switchTo('disable', confirming)}
          onClose={() => setConfirming(undefined)}
        />
      ) : null}
      {outcome}
    </>
  );
}
