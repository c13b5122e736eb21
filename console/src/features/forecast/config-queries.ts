import { isObject } from '@trainyard/sdk/model';
import { useMemo } from 'react';
import { slotsPerTrial } from '~/lib/config-facts';
import { parseText } from '~/lib/config-text';
import { usePoolOptions } from './pool-queries';

/**
 * The pools for the trials of an experiment with this config, and the one that it names. The
 * template's pool and slots hold where the config names none, so that the master picks no other.
 */
export function useConfigPools(text: string, template: Record<string, unknown> | null = null) {
  const { config } = useMemo(() => parseText(text), [text]);
  const slots = config && (slotsPerTrial(config) ?? slotsPerTrial(template) ?? 1);
  const pools = usePoolOptions(slots);
  const fromTemplate = poolOf(template);
  const value = poolOf(config) || fromTemplate;
  return { pools, value, slots: slots ?? 0, isRequired: fromTemplate !== '' };
}

function poolOf(config: Record<string, unknown> | null | undefined): string {
  const resources = config?.resources;
  const pool = isObject(resources) ? resources.resource_pool : undefined;
  return typeof pool === 'string' ? pool : '';
}
