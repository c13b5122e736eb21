import { isObject, upgradeConfig } from '@trainyard/sdk/model';
import { parseConfig } from '~/lib/config/config-text';
import { checkedBy, requiredText } from '~/lib/form-schema';
import { z } from '~/lib/zod';

/** The error of a template's text; undefined where the text is a configuration. */
export const textProblem = (text: string): string | undefined =>
  parseConfig(text, 'Template content is required').problem;

export const templateSchema = z.object({
  // a name is part of a URL
  name: requiredText('Name', { required: 'Name is required.' }).check(
    z.regex(/^[^/:]*$/, 'Name cannot contain a slash or a colon.'),
  ),
  workspaceId: z.number().check(z.minimum(1, 'Workspace is required.')),
  config: z.string().check(checkedBy(textProblem)),
});

type Config = Record<string, unknown>;

/** The parts of a configuration that say how and where work runs, not which work it is. */
const sharedKeys = [
  'bind_mounts',
  'checkpoint_policy',
  'checkpoint_storage',
  'environment',
  'max_restarts',
  'optimizations',
  'pbs',
  'perform_initial_validation',
  'profiling',
  'resources',
  'slurm',
];

/** A template out of an experiment's configuration: what others can share, without credentials. */
export function templateOf(config: Config | null): Config {
  const { environment, ...rest } = upgradeConfig(config);
  const { registry_auth: _, ...others } = isObject(environment) ? environment : {};
  const fullConfig: Config = { ...rest, environment: others };
  return filled(Object.fromEntries(sharedKeys.map((key) => [key, fullConfig[key]])));
}

/** Without the keys whose values are null or empty: the master fills those in. */
const filled = (config: Config): Config =>
  Object.fromEntries(
    Object.entries(config).flatMap(([key, value]) => {
      const filledValue = isObject(value) ? filled(value) : value;
      return isEmpty(filledValue) ? [] : [[key, filledValue]];
    }),
  );

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'object' && Object.keys(value).length === 0);
