import { isObject, upgradeConfig } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';

/** Reads values of the expected type from a config without a schema. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export type FreeObject = Record<string, unknown>;

/** The parts of a config that a new experiment takes from another. */
export type Source = Pick<
  Experiment,
  'id' | 'name' | 'description' | 'config' | 'projectId' | 'projectName' | 'workspaceName'
>;

export const objectOf = (value: unknown): FreeObject => (isObject(value) ? value : {});

/**
 * A copy of the config in today's units and with the place it lives in, without the credentials of
 * its image registry: they are not shown, and are added again when it is sent.
 */
export function sourceConfig({ config, projectName, workspaceName }: Source): FreeObject {
  const { environment, ...upgraded } = upgradeConfig(config);
  const rest = { ...upgraded, project: projectName, workspace: workspaceName };
  if (!isObject(environment)) return environment === undefined ? rest : { ...rest, environment };
  const { registry_auth: _, ...shown } = environment;
  return { ...rest, environment: shown };
}

/** The credentials that `sourceConfig` leaves out; undefined without any. */
export const registryAuth = ({ config }: Pick<Source, 'config'>): unknown =>
  objectOf(config?.environment).registry_auth ?? undefined;

type Tree = Map<string, unknown>;

/** Nests `optimizer.lr` in `optimizer` again; where a name is a value and a group, the later one wins. */
export function unflatten(entries: readonly (readonly [name: string, value: unknown])[]) {
  const root: Tree = new Map();
  for (const [name, value] of entries) {
    const path = name.split('.');
    const last = path.pop() ?? name;
    path.reduce(branch, root).set(last, value);
  }
  return toObject(root);
}

function branch(tree: Tree, key: string): Tree {
  const found = tree.get(key);
  if (found instanceof Map) return found;
  const grown: Tree = new Map();
  tree.set(key, grown);
  return grown;
}

// by entries, so that a name like `__proto__` stays a name
const toObject = (tree: Tree): Record<string, unknown> =>
  Object.fromEntries(
    [...tree].map(([key, value]) => [key, value instanceof Map ? toObject(value) : value]),
  );
