import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { hasFiles } from '@trainyard/insights/checkpoints/clean-up-plan';
import { trialStorage } from '@trainyard/insights/storage/storage-plan';
import {
  largestFirst,
  type StorageNode,
  type StorageSum,
} from '@trainyard/insights/storage/storage-tree';
import { Spinner } from '@trainyard/ui/base/spinner';
import type { ChartTableData } from '@trainyard/ui/charts/accessible-table';
import { TreeMap } from '@trainyard/ui/charts/tree-map/tree-map';
import { useHotkey } from '@trainyard/ui/hooks/use-hotkey';
import { formatBytes, formatCount, plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { useMemo } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { checkpointQueries } from '~/data/experiments/checkpoints';
import { masterNow } from '~/lib/master-now';
import {
  areaOf,
  type Plans,
  partsOf,
  type StorageMeasure,
  trialParts,
  workspaceColors,
} from './storage-parts';
import type { StorageTree } from './use-storage-tree';

type Sums = StorageSum & { going: StorageSum };

const sumRows = ({ bytes, checkpoints, going }: Sums) => {
  const row = (id: string, name: string, sum: StorageSum) => ({
    ...{ id, name },
    text: `${formatBytes(sum.bytes)} · ${plural(sum.checkpoints, 'checkpoint')}`,
  });
  const stays = { bytes: bytes - going.bytes, checkpoints: checkpoints - going.checkpoints };
  const now = row('now', 'Now', { bytes, checkpoints });
  if (going.checkpoints === 0) return [now];
  return [now, row('going', 'Would go', going), row('stays', 'Stays', stays)];
};

const tableOf = (first: string, rows: readonly (Sums & { name: string })[]): ChartTableData => ({
  columns: [
    { title: first },
    { title: 'Checkpoints', format: formatCount },
    { title: 'Size', format: formatBytes },
    { title: 'Would go', format: formatBytes },
  ],
  rows: rows.map(({ name, checkpoints, bytes, going }) => [name, checkpoints, bytes, going.bytes]),
});

const partNames: Record<StorageNode['level'], string> = {
  cluster: 'Workspace',
  workspace: 'Project',
  project: 'Experiment',
  experiment: 'Trial',
};

const valueTexts: Record<StorageMeasure, (value: number) => string> = {
  size: formatBytes,
  checkpoints: (value) => plural(value, 'checkpoint'),
  age: (value) => `${formatBytes(value)} days`,
};

type Props = {
  tree: StorageTree;
  by: StorageMeasure;
  /** from the cluster down to the node that is shown */
  way: readonly StorageNode[];
  plans: Plans;
  onOpen: (way: readonly StorageNode[]) => void;
};

/** The parts of a node by size; those of an experiment are its trials. */
export function StorageMap(props: Props) {
  const { tree, way } = props;
  // a click on a part leaves the focus outside of the map
  useHotkey({ key: 'escape', label: 'Up', run: up(props) });
  const node = way.at(-1) ?? tree.root;
  const colors = useMemo(() => workspaceColors(tree.root), [tree]);
  const workspace = way.find(({ level }) => level === 'workspace');
  const own = colors.get(workspace?.id ?? 0) ?? '--c1';
  if (node.level === 'experiment') return <TrialMap {...props} node={node} color={own} />;
  const colorOf = ({ level, id }: StorageNode) =>
    level === 'workspace' ? (colors.get(id) ?? own) : own;
  return <NodeMap {...props} node={node} colorOf={colorOf} />;
}

type NodeProps = Props & { node: StorageNode };

const up = ({ way, onOpen }: Props) =>
  way.length > 1 ? () => onOpen(way.slice(0, -1)) : undefined;

/** The node of an id that a tree map was given, by its way from the node that is shown. */
function findWay(way: readonly StorageNode[], key: string): StorageNode[] | undefined {
  const node = way.at(-1);
  if (!node) return undefined;
  if (key === `${node.level} ${node.id}`) return [...way];
  for (const child of node.children.values()) {
    const wayBelow = findWay([...way, child], key);
    if (wayBelow) return wayBelow;
  }
  return undefined;
}

function NodeMap(props: NodeProps & { colorOf: (node: StorageNode) => string }) {
  const { tree, by, node, way, colorOf, onOpen } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `colorOf` is made again with each render, and its colors follow from the tree, to which nodes are added in place
  const parts = useMemo(
    () => partsOf(node, { by, value: areaOf(by, masterNow()), colorOf }),
    [tree, node, by],
  );
  return (
    <TreeMap
      title={displayText(node.name)}
      // that of all is above
      hint={
        node.level === 'cluster'
          ? undefined
          : `${formatBytes(node.bytes)} in ${plural(node.checkpoints, 'checkpoint')}`
      }
      height={620}
      fileName="storage.png"
      parts={parts}
      valueText={valueTexts[by]}
      table={() => tableOf(partNames[node.level], largestFirst(node))}
      rowsOf={(id) => {
        const target = findWay([node], id)?.at(-1);
        return target ? sumRows(target) : [];
      }}
      onOpen={(id) => {
        const wayThere = findWay([node], id);
        if (wayThere) onOpen([...way, ...wayThere.slice(1)]);
      }}
      onUp={up(props)}
    />
  );
}

function TrialMap(props: NodeProps & { color: string }) {
  const { node, plans, color, by } = props;
  const navigate = useNavigate();
  const query = useQuery({ ...checkpointQueries.all(node.id), refetchInterval: false });
  const going = plans.get(node.id)?.going;
  const trials = useMemo(
    () =>
      trialStorage(
        query.data?.filter(hasFiles) ?? [],
        new Set(going?.map((each) => each.checkpoint.uuid)),
      ),
    [query.data, going],
  );
  const parts = useMemo(() => trialParts(trials, { color, by }), [trials, color, by]);
  if (query.isPending) return <Spinner label="Loading checkpoints" className="m-6 size-5" />;
  if (!query.data)
    return (
      <FailedQuery title={`Unable to fetch checkpoints of experiment ${node.id}.`} query={query} />
    );
  const trialOf = (id: string) => trials.find(({ trialId }) => id === `trial ${trialId}`);
  return (
    <TreeMap
      title={displayText(node.name)}
      hint={`${formatBytes(node.bytes)} in ${plural(node.checkpoints, 'checkpoint')}`}
      height={620}
      fileName="storage.png"
      parts={parts}
      // trials have no age of their own
      valueText={by === 'checkpoints' ? valueTexts.checkpoints : formatBytes}
      table={() =>
        tableOf(
          partNames.experiment,
          trials.map((trial) => ({ ...trial, name: `Trial ${trial.trialId}` })),
        )
      }
      rowsOf={(id) => {
        const trial = trialOf(id);
        return trial ? sumRows(trial) : [];
      }}
      onOpen={(id) => {
        const trial = trialOf(id);
        if (!trial) return;
        const params = { experimentId: String(node.id), trialId: String(trial.trialId) };
        void navigate({ to: '/experiments/$experimentId/trials/$trialId/overview', params });
      }}
      onUp={up(props)}
    />
  );
}
