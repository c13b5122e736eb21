import { images } from '../simulation/config';
import { isObject, type Json, listOf } from './json';
import { withoutNulls } from './searcher-defaults';

const defaults = {
  add_capabilities: [],
  drop_capabilities: [],
  force_pull_image: false,
  pod_spec: null,
  ports: {},
  proxy_ports: [],
  registry_auth: null,
};

/** An environment with every field it can have, images and variables by kind of device. */
export const fullEnvironment = (environment: Json): Json => ({
  ...defaults,
  ...withoutNulls(environment),
  environment_variables: variablesOf(environment.environment_variables),
  image: imageOf(environment.image),
});

function imageOf(image: unknown): Json {
  if (typeof image === 'string') return { cpu: image, cuda: image, rocm: image };
  return { ...images, ...(isObject(image) ? byDevice(image) : {}) };
}

function variablesOf(variables: unknown): Json {
  if (isObject(variables)) return { cpu: [], cuda: [], rocm: [], ...byDevice(variables) };
  const all = listOf(variables);
  return { cpu: all, cuda: all, rocm: all };
}

// `gpu` is an old word for cuda
function byDevice({ gpu, ...rest }: Json): Json {
  return withoutNulls({ ...(gpu !== undefined && { cuda: gpu }), ...rest });
}
