import { useMemo } from 'react';
import { slotsPerTrial } from '~/lib/config-facts';
import { parseText } from '~/lib/config-text';
import { isObject } from '~/lib/is-object';
import { noForecasts, useLaunchForecasts } from './queries';

const noPool = { pool: undefined, forecasts: noForecasts };

/** Forecasts of what the trials of an experiment with this config would do, by pool. */
export function useConfigForecasts(text: string) {
  const { config } = useMemo(() => parseText(text), [text]);
  const forecasts = useLaunchForecasts(config ? (slotsPerTrial(config) ?? 1) : undefined);
  if (!config) return noPool;
  const { resources } = config;
  const hasPool = isObject(resources) && typeof resources.resource_pool === 'string';
  return { pool: hasPool ? `${resources.resource_pool}` : undefined, forecasts };
}
