import { useMemo } from 'react';
import { slotsPerTrial } from '~/lib/config-facts';
import { parseText } from '~/lib/config-text';
import { isObject } from '~/lib/is-object';
import { usePoolOptions } from './pool-queries';

/** The pools for the trials of an experiment with this config, and the one that it names. */
export function useConfigPools(text: string) {
  const { config } = useMemo(() => parseText(text), [text]);
  const slots = config && (slotsPerTrial(config) ?? 1);
  const pools = usePoolOptions(slots);
  const resources = config?.resources;
  const named = isObject(resources) ? resources.resource_pool : undefined;
  return { pools, value: typeof named === 'string' ? named : '', slots: slots ?? 0 };
}
