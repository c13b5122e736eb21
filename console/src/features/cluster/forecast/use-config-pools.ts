import { isObject } from '@trainyard/sdk/model';
import { slotsPerTrial } from '~/lib/config/config-facts';
import { useReadableConfig } from '~/lib/config/use-readable-config';
import { usePoolOptions } from './use-pool-options';

/**
 * The pools for the trials of an experiment with this config, and the one that it names. The
 * template's pool and slots hold where the config names none, so that the master picks no other.
 * While the text cannot be read, they are those of the last readable one, and cannot be changed.
 */
export function useConfigPools(text: string, template: Record<string, unknown> | null = null) {
  const { config, isReadable } = useReadableConfig(text);
  const slots = config && (slotsPerTrial(config) ?? slotsPerTrial(template) ?? 1);
  const pools = usePoolOptions(slots);
  const fromTemplate = poolOf(template);
  const value = poolOf(config) || fromTemplate;
  return {
    pools,
    value,
    slots: slots ?? 0,
    isRequired: fromTemplate !== '',
    isDisabled: !isReadable,
  };
}

function poolOf(config: Record<string, unknown> | null | undefined): string {
  const resources = config?.resources;
  const pool = isObject(resources) ? resources.resource_pool : undefined;
  return typeof pool === 'string' ? pool : '';
}
