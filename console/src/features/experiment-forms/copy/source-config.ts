import { upgradeConfig } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';

export type FreeObject = Record<string, unknown>;

/** The parts of a config that a new experiment takes from another. */
export type Source = Pick<
  Experiment,
  'id' | 'name' | 'description' | 'config' | 'projectId' | 'projectName' | 'workspaceName'
>;

export const isObject = (value: unknown): value is FreeObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectOf = (value: unknown): FreeObject => (isObject(value) ? value : {});

/**
 * A copy of the config in today's units and with the place it lives in, without the credentials of
 * its image registry: those are nobody's to read, and come back when it is sent.
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
