import { useQueryClient } from '@tanstack/react-query';
import type { Waste } from '@trainyard/insights/waste/find-waste';
import { fitAfter } from '@trainyard/insights/waste/idle-hours';
import { freesText, type WasteItem } from '@trainyard/insights/waste/waste';
import { Button } from '@trainyard/ui/base/button';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { DisabledReasonButton } from '@trainyard/ui/form/disabled-reason-button';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { BulkBar } from '@trainyard/ui/table/bulk/bulk-bar';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { useState } from 'react';
import { useBulkRun } from '~/app/actions/use-bulk-run';
import { queryKeys } from '~/app/query-keys';
import { useOwnerName } from '~/features/users/queries';
import { useViewer } from '~/features/viewer/queries';
import { reasonNotToPause, reasonNotToStop } from './actions';
import { pauseWaste, questionToOwners, resumeWaste, stopWaste, typeWord } from './stop-waste';

const namedAtMost = 8;

/** Names what is stopped, whose it is and what it holds. */
function StopList({ items }: { items: readonly WasteItem[] }) {
  const ownerName = useOwnerName();
  const more = items.length - namedAtMost;
  return (
    <ul aria-label="What is stopped" className="mt-2 border-y py-1">
      {items.slice(0, namedAtMost).map((item) => (
        <li key={item.key} className="py-1">
          <span className="block truncate text-text">{item.name}</span>
          <span className="block text-sm">
            {[typeWord(item), ownerName(item), ...slotWords(item)].join(' · ')}
          </span>
        </li>
      ))}
      {more > 0 ? <li className="py-0.5">and {formatCount(more)} more</li> : null}
    </ul>
  );
}

const slotWords = ({ slots }: WasteItem) => (slots > 0 ? [plural(slots, 'slot')] : []);

type BarProps = {
  items: readonly WasteItem[];
  all: readonly WasteItem[];
  waste: Waste;
  onChosen: (chosen: ReadonlySet<RowKey>) => void;
  onAskOwners: (items: readonly WasteItem[]) => void;
};

/** Shows what the selection frees when it is stopped, and the actions on it. */
export function WasteBar({ items, all, waste, onChosen, onAskOwners }: BarProps) {
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const { run, outcome } = useBulkRun<WasteItem>({
    idOf: ({ key }) => key,
    nameOf: ({ name }) => name,
    onChosen,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.waste }),
  });
  const known = { experiments: waste.experiments, viewer };
  const reasonOf = (item: WasteItem) => reasonNotToStop(item, known);
  const pausable = items.filter((item) => reasonNotToPause(item, known) === undefined);
  const [pauseReason] = items.flatMap((item) => reasonNotToPause(item, known) ?? []);
  const allowed = items.filter((item) => reasonOf(item) === undefined);
  const [reason] = items.flatMap((item) => reasonOf(item) ?? []);
  const left = items.length - allowed.length;
  const free = new Map(
    waste.pools.map(({ name, slotsAvailable, slotsUsed }) => [name, slotsAvailable - slotsUsed]),
  );
  const startable = fitAfter(waste.waiting, { free, freed: allowed });
  return (
    <>
      <BulkBar
        count={items.length}
        total={all.length}
        onAll={() => onChosen(new Set(all.map(({ key }) => key)))}
        onClear={() => onChosen(new Set())}
      >
        <span className="num mr-2 text-muted">
          {freesText(allowed, waste.pools)}
          {startable > 0 ? (
            <span className="pl-2 text-faint">{plural(startable, 'waiting job')} would fit</span>
          ) : null}
        </span>
        <Button
          variant="quiet"
          onClick={() => {
            onAskOwners(items);
            void copyText(questionToOwners(items), 'Message to the owners copied');
          }}
        >
          Ask the owners
        </Button>
        <DisabledReasonButton
          variant="quiet"
          reason={pausable.length > 0 ? undefined : pauseReason}
          onClick={() =>
            void run({
              rows: pausable,
              each: (item) => pauseWaste(queryClient, item),
              done: 'Paused',
              undo: { each: (item) => resumeWaste(queryClient, item), done: 'Activated' },
            })
          }
        >
          Save, then pause {formatCount(pausable.length)}
        </DisabledReasonButton>
        <DisabledReasonButton
          variant="quiet"
          className="text-bad!"
          reason={allowed.length > 0 ? undefined : reason}
          onClick={() => setIsConfirming(true)}
        >
          Stop {formatCount(allowed.length)}...
        </DisabledReasonButton>
      </BulkBar>
      {isConfirming ? (
        <ConfirmActionDialog
          title={`Stop ${formatCount(allowed.length)} idle`}
          description={
            <>
              <p>
                Experiments are canceled: they save a checkpoint first. Tasks are killed. This{' '}
                {freesText(allowed, waste.pools)}.
              </p>
              <StopList items={allowed} />
              {left > 0 ? (
                <p className="pt-1.5">
                  {formatCount(left)} left alone: {reason}
                </p>
              ) : null}
            </>
          }
          confirmLabel={`Stop ${formatCount(allowed.length)}`}
          isDanger
          action={() =>
            run({ rows: allowed, each: (item) => stopWaste(queryClient, item), done: 'Stopped' })
          }
          onClose={() => setIsConfirming(false)}
        />
      ) : null}
      {outcome}
    </>
  );
}
