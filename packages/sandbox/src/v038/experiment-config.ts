import { readYaml, writeYaml, YamlError } from '@trainyard/sdk/yaml';
import { isObject, type Json, numberOf, objectOf } from '../config/json';
import { lengthOf } from '../config/length';
import type { Database } from '../database/database';
import { configOf } from '../simulation/config';
import type { ExperimentRow } from '../simulation/rows';
import { type ConfigParts, state038 } from './state';

const topKeys = ['integrations', 'log_policies', 'preemption_timeout', 'retention_policy'];
const searcherKeys = ['max_time', 'time_metric'];

/** The log policies that every config has. */
const defaultLogPolicies = [
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
export function splitConfig(config: Json): Split {
  const [top, rest] = taken(config, topKeys);
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

const halving: readonly unknown[] = ['adaptive_asha', 'async_halving'];

/**
 * The problem of a config that this release refuses to run, after all others; null without one.
 * Recorded as findings-3/validate-asha-max-length.
 */
export function halvingProblem({ searcher }: Json): string | null {
  const { name, max_time, time_metric } = objectOf(searcher);
  if (!halving.includes(name) || (isThere(max_time) && isThere(time_metric))) return null;
  return `the \`${name}\` searcher requires \`max_time\` and \`time_metric\` to be set`;
}

const isThere = (value: unknown) => value !== undefined && value !== null;

/** The length of a search of the demo, which has no submitted config, in the words of 0.38.1. */
function lengthOfDemo({ name, max_length }: Json): Json {
  const length = lengthOf(max_length);
  if (!halving.includes(name) || !length) return { max_length };
  return { max_time: length.units, time_metric: length.unit };
}

/** The submitted text of an experiment of the demo. */
export const originalTextOfDemo = (text: string): string =>
  text.replace(
    /^( *)name: (adaptive_asha|async_halving)$([\s\S]*?)^\1max_length:\n *batches: (\d+)$/m,
    '$1name: $2$3$1max_time: $4\n$1time_metric: batches',
  );

/** A full config, as on 0.38.1. */
export function config038(full: Json, parts?: ConfigParts): Json {
  const { max_length, ...searcher } = objectOf(full.searcher);
  return {
    integrations: null,
    log_policies: defaultLogPolicies,
    preemption_timeout: 3600,
    ...full,
    ...parts?.top,
    resources: { is_single_node: null, ...objectOf(full.resources) },
    searcher: {
      ...searcher,
      ...(!parts && lengthOfDemo({ name: searcher.name, max_length })),
      ...(parts?.hasLength && { max_length }),
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
