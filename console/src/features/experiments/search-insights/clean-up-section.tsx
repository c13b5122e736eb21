import { useQuery } from '@tanstack/react-query';
import { cleanUp, type Outcome } from '@trainyard/insights/checkpoints/clean-up';
import {
  hasFiles,
  type Planned,
  planCleanUp,
  type Scope,
} from '@trainyard/insights/checkpoints/clean-up-plan';
import { actionFor } from '@trainyard/rbac';
import { smallerIsBetter } from '@trainyard/sdk/model';
import type { Checkpoint } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { Spinner } from '@trainyard/ui/base/spinner';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { formatBytes, formatCount, plural } from '@trainyard/ui/lib/format';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { useMemo, useState } from 'react';
import { messageOf } from '~/app/errors/report-error';
import { useViewer } from '~/data/viewer';
import { useDeleteCheckpoints } from '~/features/registry/checkpoints/mutations';
import { cleanUpColumns } from './clean-up-columns';
import type { PanelProps } from './panels';
import { insightQueries } from './queries';

const scopes = [
  { value: 'trial', label: 'Each trial' },
  { value: 'experiment', label: 'The experiment' },
] as const;

type Props = PanelProps & { checkpoints: readonly Checkpoint[] };

const none: ReadonlySet<string> = new Set();
const noOutcomes: ReadonlyMap<string, Outcome> = new Map();

/** Keeps the best and the last checkpoints and deletes the rest, after it has shown the plan. */
export function CleanUp({ experiment, checkpoints, view, onViewChange }: Props) {
  const [scope, setScope] = useState<Scope>('trial');
  const [outcomes, setOutcomes] = useState(noOutcomes);
  const [isConfirming, setIsConfirming] = useState(false);
  const registered = useQuery(insightQueries.registered());
  const { mutateAsync } = useDeleteCheckpoints();
  const planned = useMemo(
    () =>
      planCleanUp({
        checkpoints,
        registered: registered.data ?? none,
        rules: [{ scope, best: 1, last: 1 }],
        smallerIsBetter: smallerIsBetter(experiment.config),
      }),
    [checkpoints, registered.data, scope, experiment.config],
  );
  const actionState = useDeleteState(experiment);
  if (registered.isLoading)
    return <Spinner label="Looking for registered checkpoints" className="m-6 size-5" />;
  // checkpoints whose deletion was requested are left out: the master deletes them later
  const going = planned.filter(
    ({ keepReasons, checkpoint }) => keepReasons.length === 0 && !outcomes.has(checkpoint.uuid),
  );
  const bytes = sumOf(going);
  const why = going.length === 0 ? 'Nothing would go.' : actionState.reason;
  const isOpen = going.length > 0 && actionState.state === 'allowed';
  const columns = cleanUpColumns(outcomes);
  const plannedUuids = new Set(planned.map(({ checkpoint }) => checkpoint.uuid));
  const rows = [...planned, ...goneRows(checkpoints, { outcomes, plannedUuids })];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-2 pb-3">
        <span>Keep the best and the last of</span>
        <SegmentedControl label="Keep of" value={scope} segments={scopes} onChange={setScope} />
        <span className="num text-muted">
          {formatCount(going.length)} of {plural(planned.length, 'checkpoint')} would go,{' '}
          {formatBytes(bytes)} of {formatBytes(sumOf(planned))}
        </span>
        <Tooltip content={isOpen ? undefined : why}>
          <Button
            className="text-bad!"
            aria-disabled={isOpen ? undefined : true}
            onClick={isOpen ? () => setIsConfirming(true) : undefined}
          >
            Delete {formatCount(going.length)}...
          </Button>
        </Tooltip>
      </div>
      {registered.error ? (
        <p className="pb-2 text-warn">
          Which checkpoints are registered could not be read; the master does not delete those.
        </p>
      ) : null}
      <ClientTable
        caption="Clean-up"
        columns={columns}
        rows={rows}
        keyOf={({ checkpoint }) => checkpoint.uuid}
        view={{ ...view, sort: view.sort || 'fate=asc' }}
        onViewChange={onViewChange}
      />
      {isConfirming ? (
        <ConfirmActionDialog
          title="Confirm Checkpoint Deletion"
          description={`Are you sure you want to request the deletion of ${plural(going.length, 'checkpoint')}, ${formatBytes(bytes)}?`}
          typeToConfirm={String(going.length)}
          confirmLabel="Request Delete"
          isDanger
          failure="Unable to request the deletion."
          action={async () => {
            const newOutcomes = await cleanUp(
              going.map(({ checkpoint }) => checkpoint.uuid),
              { requestDeletion: mutateAsync, messageOf },
            );
            setOutcomes(new Map([...outcomes, ...newOutcomes]));
          }}
          onClose={() => setIsConfirming(false)}
        />
      ) : null}
    </>
  );
}

const sumOf = (planned: readonly Planned[]) => planned.reduce((sum, { bytes }) => sum + bytes, 0);

/** deleted since they were requested: they stay visible */
const goneRows = (
  checkpoints: readonly Checkpoint[],
  {
    outcomes,
    plannedUuids,
  }: { outcomes: ReadonlyMap<string, Outcome>; plannedUuids: ReadonlySet<string> },
): Planned[] =>
  checkpoints
    .filter((one) => !hasFiles(one) && outcomes.has(one.uuid) && !plannedUuids.has(one.uuid))
    .map((checkpoint) => ({ checkpoint, bytes: 0, keepReasons: [] }));

function useDeleteState({ workspaceId, userId }: PanelProps['experiment']) {
  const viewer = useViewer();
  const checkpoint = { state: 'STATE_COMPLETED', workspaceId, userId } as const;
  return actionFor({ checkpoint }, 'delete', viewer);
}
