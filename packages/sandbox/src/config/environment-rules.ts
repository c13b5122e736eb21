import { any, flag, list, object, requiredText, text, texts } from './common-rules';
import { isObject } from './json';
import { oneOf, type Rule } from './rule';

const devices = ['cpu', 'cuda', 'rocm', 'gpu'];
const byDevice = (rule: Rule): Rule => ({
  kinds: ['object'],
  keys: Object.fromEntries(devices.map((device) => [device, rule])),
});

const image: Rule = {
  kinds: ['object', 'string', 'null'],
  check: oneOf(
    [byDevice(text), { kinds: ['string'] }],
    'is neither a string nor a map of cpu, cuda, or rocm to strings',
  ),
};

const variables: Rule = {
  kinds: ['object', 'array', 'null'],
  check: oneOf(
    [byDevice(texts), { kinds: ['array'], items: requiredText }],
    'is neither a list of strings nor a map of cpu, cuda, or rocm to lists of strings',
  ),
};

const registryAuth: Rule = {
  ...object,
  keys: {
    ...{ username: text, password: text, auth: text, email: text },
    ...{ serveraddress: text, identitytoken: text, registrytoken: text },
  },
};

const notConfigurable: Readonly<Record<string, string>> = {
  name: 'pod Name is not a configurable option',
  name_space: 'pod NameSpace is not a configurable option',
};

const podSpec: Rule = {
  ...object,
  check: (value, path) =>
    Object.entries(notConfigurable)
      .filter(([key]) => isObject(value) && value[key] !== undefined)
      .map(([, words]) => `${path}: ${words}`),
};

const proxyPort: Rule = {
  kinds: ['object'],
  required: true,
  keys: {
    proxy_port: { kinds: ['number'], required: true },
    proxy_tcp: flag,
    unauthenticated: flag,
    default_service_id: flag,
  },
};

/** The container of a task: each of its unions has the forms of the schema (environment.json). */
export const environment: Rule = {
  ...object,
  keys: {
    add_capabilities: texts,
    drop_capabilities: texts,
    environment_variables: variables,
    force_pull_image: flag,
    image,
    pod_spec: podSpec,
    ports: { ...object, each: { kinds: ['integer'], required: true } },
    proxy_ports: { ...list, items: proxyPort },
    registry_auth: registryAuth,
    // parts of old configs, without an effect
    docker_flags: any,
    slurm: any,
  },
};

/** Folders of the agent in the container (bind-mount.json). */
export const bindMounts: Rule = {
  ...list,
  items: {
    kinds: ['object'],
    required: true,
    keys: {
      host_path: { ...requiredText, pattern: [/^\//, 'host_path must be an absolute path'] },
      container_path: { ...requiredText, pattern: [/^(?!\.$)/, 'container_path must not be "."'] },
      read_only: flag,
      propagation: text,
    },
  },
};

/** Devices of the agent in the container (device.json). */
export const agentDevices: Rule = {
  ...list,
  items: {
    kinds: ['object'],
    required: true,
    keys: { host_path: requiredText, container_path: requiredText, mode: text },
  },
};
