import { isObject, type Json, mergeConfig } from '../../config/json';
import { images } from '../../simulation/config';
import { durationMs } from '../../simulation/tasks/create-task';
import type { InteractiveKind } from '../../simulation/tasks/interactive-rows';
import { invalidArgument } from '../errors';

/** Refusals of the request itself, before anything else is checked. */
export const launchError = (text: string) =>
  invalidArgument(`failed to prepare launch params: ${text}`);

const knownFields: Record<string, readonly string[]> = {
  '': [
    'bind_mounts',
    'debug',
    'description',
    'entrypoint',
    'environment',
    'idle_timeout',
    'notebook_idle_type',
    'pbs',
    'resources',
    'slurm',
    'tensorboard_args',
    'work_dir',
  ],
  resources: [
    'agent_label',
    'devices',
    'max_slots',
    'native_parallel',
    'priority',
    'resource_pool',
    'shm_size',
    'slots',
    'slots_per_trial',
    'weight',
  ],
  environment: [
    'add_capabilities',
    'drop_capabilities',
    'environment_variables',
    'force_pull_image',
    'image',
    'pod_spec',
    'ports',
    'proxy_ports',
    'registry_auth',
  ],
};

/** @throws MasterError 400 for an unknown key, naming the first, and for invalid slots */
export function checkConfig(config: Json) {
  const fail = (text: string) =>
    launchError(`unable to decode the merged config: ${structText(config)}: json: ${text}`);
  for (const [part, keys] of Object.entries(knownFields)) {
    const object = part === '' ? config : config[part];
    if (!isObject(object)) continue;
    const strange = Object.keys(object)
      .sort()
      .find((key) => !keys.includes(key));
    if (strange !== undefined) throw fail(`unknown field "${strange}"`);
  }
  const slots = isObject(config.resources) ? config.resources.slots : undefined;
  if (slots === undefined || slots === null || Number.isInteger(slots)) return;
  const what = typeof slots === 'number' ? `number ${slots}` : typeof slots;
  throw fail(`cannot unmarshal ${what} into Go struct field .resources.slots of type int`);
}

/** Formats a free object like the master's texts: sorted keys, a space after each comma. */
function structText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(structText).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value ?? null);
  const fields = Object.keys(value).sort();
  return `{${fields.map((key) => `${JSON.stringify(key)}:${structText(value[key])}`).join(', ')}}`;
}

const environmentDefaults: Json = {
  add_capabilities: null,
  drop_capabilities: null,
  environment_variables: {},
  force_pull_image: false,
  image: images,
  pod_spec: null,
  ports: null,
  proxy_ports: null,
};

type FullInput = {
  config: Json;
  description: string;
  pool: string;
  slots: number;
  entrypoint: string[] | null;
};

/** A task's config with every possible field, in the order of answers. */
export function fullConfig({ config, description, pool, slots, entrypoint }: FullInput): Json {
  const givenEnvironment = isObject(config.environment) ? config.environment : {};
  const environment = {
    ...givenEnvironment,
    ...(typeof givenEnvironment.image === 'string' && { image: {} }),
  };
  const image = typeof givenEnvironment.image === 'string' ? givenEnvironment.image : undefined;
  const resources = isObject(config.resources) ? config.resources : {};
  return sortedKeys({
    bind_mounts: null,
    debug: false,
    notebook_idle_type: 'kernels_or_terminals',
    pbs: {},
    slurm: {},
    work_dir: null,
    ...config,
    description,
    entrypoint,
    environment: sortedKeys({
      ...mergeConfig(environment, environmentDefaults),
      ...(image !== undefined && { image: { cpu: image, cuda: image, rocm: image } }),
    }),
    idle_timeout: durationText(config.idle_timeout),
    resources: sortedKeys({ devices: null, weight: 1, ...resources, resource_pool: pool, slots }),
  });
}

/** The same object, keys in order. */
export const sortedKeys = (object: Json): Json =>
  Object.fromEntries(Object.entries(object).sort(([left], [right]) => (left < right ? -1 : 1)));

/** A duration in Go's format: `30m` becomes `30m0s`. */
function durationText(text: unknown): string | null {
  const ms = durationMs(text);
  if (ms === null) return null;
  const [hours, minutes] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60];
  const seconds = `${(ms / 1000) % 60}s`;
  if (hours > 0) return `${hours}h${minutes}m${seconds}`;
  return minutes > 0 ? `${minutes}m${seconds}` : seconds;
}

/** The entrypoint of a container of that kind, followed by a command's own words. */
export function entrypointOf(kind: InteractiveKind, command: unknown): string[] {
  const words = Array.isArray(command) ? command.map(String) : command ? [String(command)] : [];
  switch (kind) {
    case 'command':
      return ['/run/trainyard/command-entrypoint.sh', ...words];
    case 'notebook':
      return ['/run/trainyard/jupyter/notebook-entrypoint.sh'];
    case 'shell':
      return [
        '/run/trainyard/ssh/shell-entrypoint.sh',
        '-f',
        '/run/trainyard/ssh/sshd_config',
        '-p',
        '3406',
        '-D',
        '-e',
      ];
    case 'tensorboard':
      return [
        '/run/trainyard/tensorboard/tensorboard-entrypoint.sh',
        '/run/trainyard/tensorboard/storage_config.json',
        ...words,
      ];
  }
}
