import { smallerIsBetter } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';

/** The storage fields of an experiment: small enough for 100,000 of them. */
export type StorageExperiment = Pick<
  Experiment,
  | 'id'
  | 'name'
  | 'state'
  | 'labels'
  | 'userId'
  | 'username'
  | 'displayName'
  | 'endTime'
  | 'workspaceId'
  | 'workspaceName'
  | 'projectId'
  | 'projectName'
> & {
  /** bytes of its checkpoints with files */
  bytes: number;
  checkpoints: number;
  smallerIsBetter: boolean;
  /** location of its checkpoints, such as "s3 bucket"; empty if its configuration has none */
  storage: string;
};

/** Bytes and checkpoints of a part of the tree. */
export type StorageSum = { bytes: number; checkpoints: number };

type StorageLevel = 'cluster' | 'workspace' | 'project' | 'experiment';

export type StorageNode = StorageSum & {
  level: StorageLevel;
  /** id of the workspace, project or experiment; 0 for the cluster */
  id: number;
  name: string;
  /** number of experiments in it */
  experiments: number;
  /** the part that a clean-up would delete */
  going: StorageSum;
  children: Map<number, StorageNode>;
  /** at the leaves */
  experiment?: StorageExperiment;
};

/** Returns the fields of a listed experiment that the tree needs. */
export const storageExperiment = (experiment: Experiment): StorageExperiment => ({
  id: experiment.id,
  name: experiment.name,
  state: experiment.state,
  labels: experiment.labels,
  userId: experiment.userId,
  username: experiment.username,
  displayName: experiment.displayName,
  endTime: experiment.endTime,
  workspaceId: experiment.workspaceId,
  workspaceName: experiment.workspaceName,
  projectId: experiment.projectId,
  projectName: experiment.projectName,
  bytes: experiment.checkpointSize,
  checkpoints: experiment.checkpointCount,
  smallerIsBetter: smallerIsBetter(experiment.config),
  storage: storageName(experiment.config?.checkpoint_storage),
});

/** The kind of a storage and the part of its configuration that identifies it. */
function storageName(config: unknown): string {
  if (typeof config !== 'object' || config === null) return '';
  const storageConfig: Record<string, unknown> = { ...config };
  const place =
    storageConfig.bucket ??
    storageConfig.container ??
    storageConfig.host_path ??
    storageConfig.container_path;
  return [storageConfig.type, place].filter((part) => typeof part === 'string').join(' ');
}

// a separate map for each of 100,000 leaves takes longer than everything else
const noChildren = new Map<number, StorageNode>();

const newNode = (level: StorageLevel, id: number, name: string): StorageNode => ({
  level,
  id,
  name,
  bytes: 0,
  checkpoints: 0,
  experiments: 0,
  going: { bytes: 0, checkpoints: 0 },
  children: level === 'experiment' ? noChildren : new Map(),
});

function childOf(node: StorageNode, level: StorageLevel, [id, name]: [number, string]) {
  const existing = node.children.get(id);
  if (existing) return existing;
  const child = newNode(level, id, name);
  node.children.set(id, child);
  return child;
}

/** The nodes on the path to an experiment, the cluster first; creates missing ones. */
const wayTo = (root: StorageNode, experiment: StorageExperiment): StorageNode[] => {
  const { workspaceId, workspaceName, projectId, projectName, id, name } = experiment;
  const workspace = childOf(root, 'workspace', [workspaceId, workspaceName]);
  const project = childOf(workspace, 'project', [projectId, projectName]);
  return [root, workspace, project, childOf(project, 'experiment', [id, name])];
};

/** A tree without experiments: workspace, project, experiment. */
export const emptyStorageTree = (): StorageNode => newNode('cluster', 0, 'All workspaces');

/**
 * Adds experiments to a tree, in place: the cost of a block does not depend on the size of the
 * tree.
 */
export function addToTree(root: StorageNode, experiments: Iterable<StorageExperiment>): void {
  for (const experiment of experiments) {
    const way = wayTo(root, experiment);
    for (const node of way) {
      node.bytes += experiment.bytes;
      node.checkpoints += experiment.checkpoints;
      node.experiments += 1;
    }
    const leaf = way.at(-1);
    if (leaf) leaf.experiment = experiment;
  }
}

/** Adds the checkpoints that a clean-up would delete for an experiment of the tree, in place. */
export function addGoing(root: StorageNode, experiment: StorageExperiment, going: StorageSum) {
  for (const node of wayTo(root, experiment)) {
    node.going.bytes += going.bytes;
    node.going.checkpoints += going.checkpoints;
  }
}

/** The parts of a node, the largest first. */
export const largestFirst = ({ children }: StorageNode): StorageNode[] =>
  [...children.values()].sort((one, other) => other.bytes - one.bytes || one.id - other.id);

const bySize = (one: StorageExperiment, other: StorageExperiment) =>
  other.bytes - one.bytes || one.id - other.id;

/** The experiments below a node, the largest first. */
export function experimentsBelow(node: StorageNode): StorageExperiment[] {
  const all: StorageExperiment[] = [];
  const visit = ({ experiment, children }: StorageNode) => {
    if (experiment) all.push(experiment);
    else children.forEach(visit);
  };
  visit(node);
  return all.sort(bySize);
}

/** The largest few of them, without sorting the others. */
export function largestBelow(node: StorageNode, count: number): StorageExperiment[] {
  const largest: StorageExperiment[] = [];
  const visit = ({ experiment, children }: StorageNode) => {
    if (!experiment) return children.forEach(visit);
    const last = largest[count - 1];
    if (last && bySize(last, experiment) <= 0) return;
    largest.push(experiment);
    largest.sort(bySize).splice(count);
  };
  visit(node);
  return largest;
}

type Listed = { items: readonly Experiment[]; total: number };

export type StorageBlock = {
  experiments: StorageExperiment[];
  /** number of experiments read so far, and in total */
  read: number;
  total: number;
};

/** The list whose pages become the blocks; a page is decoded within a frame or two. */
export const storageQuery = {
  sortBy: 'SORT_BY_CHECKPOINT_SIZE',
  orderBy: 'ORDER_BY_DESC',
  limit: 250,
} as const;

/**
 * Divides a list of experiments that the master sorts by the size of their checkpoints, the largest
 * first, and ends with the first one without files. Yields an experiment that moved meanwhile once.
 */
export async function* storageBlocks(
  pages: AsyncIterable<Listed>,
): AsyncGenerator<StorageBlock, void, undefined> {
  const knownIds = new Set<number>();
  for await (const { items, total } of pages) {
    const fresh = items.filter(({ id }) => !knownIds.has(id));
    for (const { id } of fresh) knownIds.add(id);
    const stored = fresh.filter(({ checkpointSize }) => checkpointSize > 0);
    yield { experiments: stored.map(storageExperiment), read: knownIds.size, total };
    if (stored.length < fresh.length) return;
  }
}
