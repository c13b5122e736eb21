import { useQuery } from '@tanstack/react-query';
import type { CleanUpPolicy } from '@trainyard/insights/storage/policy';
import { type ExperimentPlan, sumPlans } from '@trainyard/insights/storage/storage-plan';
import { experimentsBelow, type StorageNode } from '@trainyard/insights/storage/storage-tree';
import { stateLabel } from '@trainyard/sdk/model';
import { EmptyState, NothingMatches } from '@trainyard/ui/base/empty-state';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { Skeleton } from '@trainyard/ui/base/skeleton';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { FilterMenu } from '@trainyard/ui/form/filter-menu';
import { SearchField } from '@trainyard/ui/form/search-field';
import { formatBytes, formatCount, plural } from '@trainyard/ui/lib/format';
import { useReportRefused } from '@trainyard/ui/lib/refused-values';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { useMemo, useState } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import type { ChangeOptions } from '~/app/links/use-change-search';
import { useOwnerName } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { checkpointActionState } from '~/features/registry/checkpoints/actions';
import { CleanUpPanel } from './clean-up-panel';
import { LargestExperiments } from './largest-experiments';
import { planColumns } from './plan-columns';
import { type StorageRead, storageQueries } from './queries';
import type { StorageSearch } from './search';
import { StorageMap } from './storage-map';
import { type Plans, placeOf, wayTo } from './storage-parts';
import { useCleanUp } from './use-clean-up';
import { type StorageTree, useStorageTree } from './use-storage-tree';

type Props = {
  search: StorageSearch;
  onSearchChange: (change: Partial<StorageSearch>, how?: ChangeOptions) => void;
};

/** Shows what checkpoints take, and cleans up by a policy. */
export function StoragePage({ search, onSearchChange }: Props) {
  const query = useQuery(storageQueries.all());
  if (!query.data)
    return query.error ? (
      <FailedQuery title="Unable to fetch experiments." query={query} />
    ) : (
      <Skeleton className="h-155 w-full" />
    );
  if (query.data.isDone && query.data.experiments.length === 0)
    return (
      <EmptyState
        title="No checkpoint has files"
        hint="The storage that checkpoints of your experiments take appears here."
      />
    );
  return <Explorer {...{ search, onSearchChange, stored: query.data }} />;
}

const noPlans: Plans = new Map();

function Explorer({ search, onSearchChange, stored }: Props & { stored: StorageRead }) {
  const cleanUp = useCleanUp();
  const { run, outcomes } = cleanUp;
  // the plan of an experiment is over once its deletion was requested
  const plans = useMemo(
    () =>
      run.kind === 'planned'
        ? new Map(
            run.result.plans.flatMap((plan) =>
              outcomes.has(plan.experiment.id) ? [] : [[plan.experiment.id, plan]],
            ),
          )
        : noPlans,
    [run, outcomes],
  );
  const tree = useStorageTree(stored, { filter: search, plans });
  const way = tree ? wayTo(tree.root, search) : [];
  useReportUnknownPart(search, { way, isDone: stored.isDone && tree !== undefined });
  if (!tree) return <Skeleton className="h-155 w-full" />;
  const { root } = tree;
  const node = way.at(-1) ?? root;
  const open = (to: readonly StorageNode[]) => onSearchChange(placeOf(to), { isStep: true });
  return (
    <>
      <div className="-mx-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-6 pb-2.5 narrow:-mx-4 narrow:px-4">
        <SearchField
          label="Filter experiments"
          placeholder="Filter by name, user or label"
          text={search.text}
          onChange={(text) => onSearchChange({ text })}
        />
        <SegmentedControl
          label="Area"
          value={search.by}
          segments={measures}
          onChange={(by) => onSearchChange({ by })}
        />
        <Filters {...{ tree, search, onSearchChange }} isLoading={!stored.isDone} />
        {way.length > 1 ? <Way way={way} onOpen={open} /> : null}
        <p role="status" className="num ml-auto text-muted phone:ml-0">
          {progressText(stored, root)}
        </p>
      </div>
      {root.bytes === 0 ? (
        <NothingMatches
          title="No experiment matches"
          onClear={() => onSearchChange({ text: '', state: [], storage: [] })}
        />
      ) : (
        <div className="-mb-6 grid grow grid-cols-[minmax(0,1fr)_22rem] grid-rows-[auto_1fr] items-start gap-x-5 gap-y-6 py-3 max-[1100px]:grid-cols-[minmax(0,1fr)] max-[1100px]:grid-rows-none max-[1100px]:content-start">
          <div className="row-span-2 grid min-w-0 content-start gap-3 max-[1100px]:row-auto min-[1101px]:-my-3 min-[1101px]:self-stretch min-[1101px]:border-r min-[1101px]:py-3 min-[1101px]:pr-5">
            <StorageMap {...{ tree, way, plans }} by={search.by} onOpen={open} />
            <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-faint">
              {node.going.checkpoints > 0 ? (
                <Key className={hatched}>would be deleted by the policy</Key>
              ) : null}
              {search.by === 'age' ? <span>area: size times days since the end</span> : null}
              <span className="ml-auto pointer-coarse:hidden">click opens, Escape goes up</span>
            </p>
          </div>
          <LargestExperiments tree={tree} node={node} onOpen={onSearchChange} />
          <CleanUp {...{ search, onSearchChange, cleanUp, node }} />
        </div>
      )}
    </>
  );
}

const hatched =
  'bg-[repeating-linear-gradient(135deg,var(--muted)_0_1px,transparent_1px_4px)] border border-line-strong';

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span aria-hidden className={cn('size-2.5 rounded-xs', className)} />
    {children}
  </span>
);

const measures = [
  { value: 'size', label: 'Size' },
  { value: 'checkpoints', label: 'Checkpoints' },
  { value: 'age', label: 'Age' },
] as const;

type Part = { way: readonly StorageNode[]; isDone: boolean };

/** Reports the part of a link that holds nothing: the parts above it are shown. */
function useReportUnknownPart(search: StorageSearch, { way, isDone }: Part) {
  const levels = ['workspace', 'project', 'experiment'] as const;
  const missingLevel = levels.find(
    (level) => search[level] !== 0 && !way.some((node) => node.level === level),
  );
  useReportRefused(
    missingLevel && isDone
      ? [
          {
            name: missingLevel,
            value: String(search[missingLevel]),
            fault: `Nothing is stored for the ${missingLevel} ${search[missingLevel]}.`,
            instead: 'The part above it is shown.',
          },
        ]
      : [],
  );
}

type FiltersProps = Props & { tree: StorageTree; isLoading: boolean };

function Filters({ tree, isLoading, search, onSearchChange }: FiltersProps) {
  const { states, storages } = tree;
  return (
    <>
      {storages.length > 1 ? (
        <FilterMenu
          name="Storage"
          choices={storages.map((value) => ({ value, label: value || 'Unknown' }))}
          chosen={search.storage}
          isLoading={isLoading}
          onChange={(storage) => onSearchChange({ storage })}
        />
      ) : null}
      <FilterMenu
        name="State"
        choices={states.map((value) => ({ value: String(value), label: stateLabel(value) }))}
        chosen={search.state}
        isLoading={isLoading}
        onChange={(state) => onSearchChange({ state })}
      />
    </>
  );
}

function progressText({ read, total, isDone }: StorageRead, root: StorageNode): string {
  const sum = `${formatBytes(root.bytes)} in ${plural(root.checkpoints, 'checkpoint')}`;
  return isDone ? sum : `${sum}; read ${formatCount(read)} of ${plural(total, 'experiment')}`;
}

type WayProps = { way: readonly StorageNode[]; onOpen: (way: readonly StorageNode[]) => void };

/** The nodes above the one that is shown, each a button. */
const Way = ({ way, onOpen }: WayProps) => (
  <ol aria-label="Shown part" className="flex min-w-0 flex-wrap items-center gap-1.5">
    {way.map((node, at) => (
      <li
        key={`${node.level} ${node.id}`}
        className="min-w-0 not-first:before:mr-1.5 not-first:before:text-line-strong not-first:before:content-['/']"
      >
        {at === way.length - 1 ? (
          <span aria-current="true" className="font-medium">
            {displayText(node.name)}
          </span>
        ) : (
          <button type="button" className="link" onClick={() => onOpen(way.slice(0, at + 1))}>
            {displayText(node.name)}
          </button>
        )}
      </li>
    ))}
  </ol>
);

type CleanUpProps = Props & { cleanUp: ReturnType<typeof useCleanUp>; node: StorageNode };

function CleanUp({ search, onSearchChange, cleanUp, node }: CleanUpProps) {
  const { run, outcomes, plan, reset, remove } = cleanUp;
  const viewer = useViewer();
  const ownerName = useOwnerName();
  const [isListed, setIsListed] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const { experimentBest, trialBest, trialLast, spareDays } = search;
  const policy = { experimentBest, trialBest, trialLast, spareDays };
  const deletionOf = ({ experiment }: ExperimentPlan) =>
    checkpointActionState('delete', { state: 'STATE_COMPLETED' }, { experiment, viewer });
  const reasonOf = (each: ExperimentPlan) => deletionOf(each).reason;
  const losing =
    run.kind === 'planned' ? run.result.plans.filter(({ going }) => going.length > 0) : [];
  const open = losing.filter(({ experiment }) => !outcomes.has(experiment.id));
  const allowed = open.filter((each) => reasonOf(each) === undefined);
  const refused = open.map(deletionOf).find(({ reason }) => reason !== undefined);
  const refusedCount = open.length - allowed.length;
  const sum = sumPlans(allowed);
  const what = `${plural(sum.checkpoints, 'checkpoint')} of ${plural(sum.experiments, 'experiment')}`;
  return (
    <>
      <CleanUpPanel
        scope={node.level === 'cluster' ? 'all workspaces' : displayText(node.name)}
        policy={policy}
        onPolicyChange={(change: Partial<CleanUpPolicy>) => {
          reset();
          onSearchChange(change);
        }}
        run={run}
        outcomes={outcomes}
        allowed={allowed}
        reason={allowed.length > 0 ? undefined : (refused?.reason ?? 'Nothing would go.')}
        refused={allowed.length > 0 ? undefined : refused?.refused}
        isListed={isListed}
        onRun={() => void plan(experimentsBelow(node), policy)}
        onStop={reset}
        onList={() => setIsListed(!isListed)}
        onDelete={() => setIsConfirming(true)}
      />
      {losing.length > 0 && (isListed || outcomes.size > 0) ? (
        <div className="col-span-full min-w-0">
          <ClientTable
            caption="Clean-up by experiment"
            frame="part"
            columns={planColumns({ reasonOf, outcomes, ownerName })}
            rows={losing}
            keyOf={({ experiment }) => experiment.id}
            view={{ sort: search.sort, page: search.page }}
            onViewChange={({ sort, page }) =>
              onSearchChange({
                ...(sort === undefined ? {} : { sort }),
                ...(page === undefined ? {} : { page }),
              })
            }
          />
        </div>
      ) : null}
      {isConfirming ? (
        <ConfirmActionDialog
          title="Confirm Checkpoint Deletion"
          description={
            <>
              <p>
                Are you sure you want to request the deletion of {what}, {formatBytes(sum.bytes)}?
              </p>
              {refusedCount > 0 ? (
                <p className="pt-1.5">
                  {plural(refusedCount, 'experiment')} left alone: {refused?.reason}
                </p>
              ) : null}
            </>
          }
          typeToConfirm={String(sum.checkpoints)}
          confirmLabel="Request Delete"
          isDanger
          failure="Unable to request the deletion."
          action={() => remove(allowed)}
          onClose={() => setIsConfirming(false)}
        />
      ) : null}
    </>
  );
}
