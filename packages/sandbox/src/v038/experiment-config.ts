import { readYaml, writeYaml, YamlError } from '@trainyard/sdk/yaml';
import { isObject, type Json, numberOf, objectOf } from '../config/json';
import type { Database } from '../database/database';
import { configOf } from '../simulation/config';
import type { ExperimentRow } from '../simulation/rows';
import { type ConfigParts, state038 } from './state';

const topKeys = ['integrations', 'log_policies', 'preemption_timeout', 'retention_policy'];
const searcherKeys = ['max_time', 'time_metric'];

/** The log policies that every config has. */
const usualLogPolicies = [
  { name: 'CUDA OOM', pattern: '.*CUDA out of memory.*' },
  { name: 'ECC Error', pattern: '.*uncorrectable ECC error encountered.*' },
];

/** A length for trials whose own code decides when they end. */
const unsaidLength = 1000;

type Split = { config: Json; parts: ConfigParts };

/** Parses a config; null for an invalid text, which the shared handler refuses. */
export function readObject(text: string): Json | null {
  try {
    const value = readYaml(text);
    return isObject(value) ? value : null;
  } catch (error) {
    if (error instanceof YamlError) return null;
    throw error;
  }
}

/** Extracts the parts of a config that only 0.38.1 has. */
export function splitConfig(given: Json): Split {
  const [top, rest] = taken(given, topKeys);
  const searcher = isObject(rest.searcher) ? rest.searcher : null;
  const resources = isObject(rest.resources) ? taken(rest.resources, ['is_single_node'])[1] : null;
  const [ofSearcher, plainSearcher] = taken(searcher ?? {}, searcherKeys);
  const hasLength = objectOf(searcher).max_length !== undefined;
  const length = { batches: numberOf(ofSearcher.max_time, unsaidLength) };
  const needsLength = !hasLength && plainSearcher.name !== 'custom';
  return {
    config: {
      ...rest,
      ...(resources && { resources }),
      ...(searcher && {
        searcher: { ...plainSearcher, ...(needsLength && { max_length: length }) },
      }),
    },
    parts: { top, searcher: ofSearcher, hasLength },
  };
}

function taken(from: Json, keys: readonly string[]): [taken: Json, rest: Json] {
  const entries = Object.entries(from);
  return [
    Object.fromEntries(entries.filter(([key]) => keys.includes(key))),
    Object.fromEntries(entries.filter(([key]) => !keys.includes(key))),
  ];
}

/** A full config, as on 0.38.1. */
export function config038(full: Json, parts?: ConfigParts): Json {
  const { max_length, ...searcher } = objectOf(full.searcher);
  return {
    integrations: null,
    log_policies: usualLogPolicies,
    preemption_timeout: 3600,
    ...full,
    ...parts?.top,
    resources: { is_single_node: null, ...objectOf(full.resources) },
    searcher: {
      ...searcher,
      ...(parts?.hasLength !== false && { max_length }),
      ...parts?.searcher,
    },
  };
}

/**
 * The config of an experiment, as on 0.38.1; an edit writes empty text for null, and null for no
 * labels.
 */
export function shownConfig(db: Database, row: ExperimentRow): Json {
  const { configParts, edited } = state038(db);
  const config = config038(configOf(row), configParts.get(row.id));
  if (!edited.has(row.id)) return config;
  const { description, labels } = row;
  return { ...config, description, labels: labels.length === 0 ? null : labels };
}

export const configText = (config: Json): string => writeYaml(config);
