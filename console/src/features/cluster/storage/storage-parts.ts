import type { ExperimentPlan, TrialStorage } from '@trainyard/insights/storage/storage-plan';
import type { StorageExperiment, StorageNode } from '@trainyard/insights/storage/storage-tree';
import type { TreeMapNode } from '@trainyard/ui/charts/tree-map/tree-map-tiles';
import { seriesVariable } from '@trainyard/ui/lib/colors';
import { colorPlaces } from '@trainyard/ui/lib/palette/stable-colors';
import type { StorageSearch } from './search';

/** The plan of each experiment, by its id. */
export type Plans = ReadonlyMap<number, ExperimentPlan>;

/** Which experiments are shown. */
export type StorageFilter = Pick<StorageSearch, 'text' | 'state' | 'storage'>;

/** Tests whether the name, an owner's name or a label holds the text, and the filters. */
export function isShownBy({ text, state, storage }: StorageFilter) {
  const query = text.trim().toLowerCase();
  const states = new Set<string>(state);
  const storages = new Set(storage);
  return (experiment: StorageExperiment) =>
    (states.size === 0 || states.has(experiment.state)) &&
    (storages.size === 0 || storages.has(experiment.storage)) &&
    (query === '' ||
      [experiment.name, experiment.username, experiment.displayName, ...experiment.labels].some(
        (each) => each.toLowerCase().includes(query),
      ));
}

/** Tests whether an experiment is in the part that a link names; 0 stands for all of them. */
export const isInPlace =
  ({ workspace, project, experiment }: StorageSearch) =>
  ({ workspaceId, projectId, id }: StorageExperiment) =>
    (workspace === 0 || workspace === workspaceId) &&
    (project === 0 || project === projectId) &&
    (experiment === 0 || experiment === id);

/** The quantity that the area of a part shows. */
export type StorageMeasure = StorageSearch['by'];

const dayMs = 86_400_000;

/** Returns the value of a node: its bytes, its checkpoints, or bytes times days since the end. */
export function areaOf(by: StorageMeasure, now: number): (node: StorageNode) => number {
  if (by === 'size') return ({ bytes }) => bytes;
  if (by === 'checkpoints') return ({ checkpoints }) => checkpoints;
  const ages = new Map<StorageNode, number>();
  const ageOf = (node: StorageNode): number => {
    const { experiment, children } = node;
    const before = ages.get(node);
    if (before !== undefined) return before;
    let value = 0;
    // an experiment that has not ended is in use
    if (experiment?.endTime) {
      const days = (now - Date.parse(experiment.endTime)) / dayMs;
      value = experiment.bytes * Math.max(0, days);
    }
    for (const child of children.values()) value += ageOf(child);
    ages.set(node, value);
    return value;
  };
  return ageOf;
}

/** The nodes from the cluster down to the one that a link names, up to the last one in the tree. */
export function wayTo(root: StorageNode, search: StorageSearch): StorageNode[] {
  const way = [root];
  for (const id of [search.workspace, search.project, search.experiment]) {
    const next = id === 0 ? undefined : way.at(-1)?.children.get(id);
    if (!next) break;
    way.push(next);
  }
  return way;
}

/** The search params that lead to a node, by its way. */
export function placeOf(way: readonly StorageNode[]) {
  const idOf = (level: StorageNode['level']) => way.find((node) => node.level === level)?.id ?? 0;
  return {
    workspace: idOf('workspace'),
    project: idOf('project'),
    experiment: idOf('experiment'),
  };
}

// a tree map has room for far fewer
const maxParts = 400;

/** The variable of a color for each workspace. */
export function workspaceColors(root: StorageNode): ReadonlyMap<number, string> {
  const ids = [...root.children.keys()].sort((one, other) => one - other);
  return new Map([...colorPlaces(ids)].map(([id, place]) => [id, seriesVariable(place)]));
}

const keyOf = ({ level, id }: StorageNode) => `${level} ${id}`;

const share = (going: number, all: number) => (all > 0 ? going / all : 0);

type PartOptions = {
  by: StorageMeasure;
  value: (node: StorageNode) => number;
  colorOf: (node: StorageNode) => string;
};

const goingShare = ({ going, bytes, checkpoints }: StorageNode, by: StorageMeasure) =>
  by === 'checkpoints' ? share(going.checkpoints, checkpoints) : share(going.bytes, bytes);

type Valued = { child: StorageNode; value: number };

const byValue = (one: Valued, other: Valued) =>
  other.value - one.value || one.child.id - other.child.id;

/** The parts with the largest values, in their order, without sorting the others. */
function largestParts({ children }: StorageNode, value: PartOptions['value']): Valued[] {
  const largest: Valued[] = [];
  let smallest = Number.NEGATIVE_INFINITY;
  for (const child of children.values()) {
    const own = value(child);
    if (own < smallest) continue;
    largest.push({ child, value: own });
    if (largest.length < 2 * maxParts) continue;
    largest.sort(byValue).splice(maxParts);
    smallest = largest.at(-1)?.value ?? smallest;
  }
  return largest.sort(byValue).slice(0, maxParts);
}

/**
 * Returns a function that names parts; parts with equal names also get their ids, as in the list of
 * the largest ones.
 */
function namesOf(parts: readonly Valued[]): (node: StorageNode) => string {
  const counts = new Map<string, number>();
  for (const { child } of parts) counts.set(child.name, (counts.get(child.name) ?? 0) + 1);
  return ({ id, name }) => ((counts.get(name) ?? 0) > 1 ? `${name} #${id}` : name);
}

/** The parts of a node for a tree map, with theirs, the largest first. */
export function partsOf(node: StorageNode, options: PartOptions): TreeMapNode[] {
  const { by, value, colorOf } = options;
  const visibleParts = largestParts(node, value);
  const nameOf = namesOf(visibleParts);
  const parts = visibleParts.map(({ child, value: own }) => ({
    id: keyOf(child),
    name: nameOf(child),
    value: own,
    hatched: goingShare(child, by),
    color: colorOf(child),
    parts: partsOf(child, { ...options, colorOf: () => colorOf(child) }),
  }));
  const more = node.children.size - visibleParts.length;
  if (more === 0) return parts;
  const sum = (read: (part: Valued) => number) =>
    visibleParts.reduce((total, part) => total + read(part), 0);
  return [
    ...parts,
    {
      id: `rest of ${keyOf(node)}`,
      name: `${more} more`,
      value: value(node) - sum((part) => part.value),
      hatched: share(
        node.going.bytes - sum(({ child }) => child.going.bytes),
        node.bytes - sum(({ child }) => child.bytes),
      ),
      color: parts[0]?.color ?? colorOf(node),
      parts: [],
    },
  ];
}

/** The trials of an experiment for a tree map. */
export const trialParts = (
  trials: readonly TrialStorage[],
  { color, by }: { color: string; by: StorageMeasure },
): TreeMapNode[] =>
  trials.map(({ trialId, bytes, checkpoints, going }) => ({
    id: `trial ${trialId}`,
    name: `Trial ${trialId}`,
    value: by === 'checkpoints' ? checkpoints : bytes,
    hatched: share(going.bytes, bytes),
    color,
  }));
