import { expect, test } from 'vitest';
import { runtimeConfig } from './runtime-config';

test('the runtime config has no empty values, and no credentials of a registry', () => {
  const config = {
    name: 'mnist',
    bind_mounts: [],
    data: {},
    profiling: null,
    environment: { registry_auth: { password: 'x' }, image: 'torch', pod_spec: null },
  };
  expect(runtimeConfig(config)).toEqual({ name: 'mnist', environment: { image: 'torch' } });
  expect(runtimeConfig({})).toEqual({});
});
