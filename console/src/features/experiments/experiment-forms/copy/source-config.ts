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
 * Copies a config, upgraded to the current format and with its workspace and project. Leaves out
 * the credentials of the image registry: they are not shown, and are added again before the config
 * is sent.
 */
export function sourceConfig({ config, projectName, workspaceName }: Source): FreeObject {
  const { environment, ...upgraded } = upgradeConfig(config);
  const rest = { ...upgraded, project: projectName, workspace: workspaceName };
  if (!isObject(environment)) return environment === undefined ? rest : { ...rest, environment };
  const { registry_auth: _, ...others } = environment;
  return { ...rest, environment: others };
}

/** The credentials that `sourceConfig` leaves out; undefined without any. */
export const registryAuth = ({ config }: Pick<Source, 'config'>): unknown =>
  objectOf(config?.environment).registry_auth ?? undefined;
