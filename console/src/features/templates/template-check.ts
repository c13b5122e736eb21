import { toText } from '~/lib/config-text';
import { isObject } from '~/lib/is-object';

type Config = Record<string, unknown>;

/** The fields that an experiment requires and a template does not. */
const required = {
  name: 'template',
  entrypoint: 'true',
  searcher: { name: 'single', metric: 'loss', max_length: { batches: 1 } },
};

/** The text of an experiment that has the values of a template, for the master to check. */
export function asExperiment(config: Config): string {
  const { searcher } = config;
  return toText({
    ...required,
    ...config,
    searcher: isObject(searcher) ? { ...required.searcher, ...searcher } : required.searcher,
  });
}

/** The resource pool that a template names; undefined without one. */
export function poolOf(config: Config | undefined): string | undefined {
  const pool = isObject(config?.resources) ? config.resources.resource_pool : undefined;
  return typeof pool === 'string' && pool !== '' ? pool : undefined;
}
