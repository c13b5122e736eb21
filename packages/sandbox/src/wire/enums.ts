import type { EnumTable } from './table';

const packages: Readonly<Record<string, string>> = {
  CheckpointState: 'checkpoint',
  ExperimentState: 'experiment',
  JobState: 'job',
  LogLevel: 'log',
  ResourceAllocationAggregationPeriod: 'master',
  TrialSourceInfoType: 'trial',
  TrialState: 'trial',
  WebhookType: 'webhook',
  TriggerType: 'webhook',
  TrialProfilerMetricLabelsProfilerMetricType: 'trial',
};

// the contract flattens nested names; the texts of the master separate them
const nestedName = (name: string) =>
  /^(Checkpoint|Experiment|Job|Trial)State$/.test(name)
    ? 'State'
    : name.replace(
        /(Request|Response|Labels)(SortBy|FilterOption|Product|ProfilerMetricType)$/,
        '$1_$2',
      );

/** The name of an enum in a rejected query: `experimentv1.State`. */
export const queryEnumName = (name: string) => `${packages[name] ?? 'api'}v1.${nestedName(name)}`;

/** The name of an enum in a rejected body: `determined.log.v1.LogLevel`. */
export const bodyEnumName = (name: string) =>
  `determined.${packages[name] ?? 'api'}.v1.${nestedName(name).replace('_', '.')}`;

/** The name of a value given by name or number; undefined if the enum has neither. */
export function enumName(
  enums: EnumTable,
  type: string,
  value: string | number,
): string | undefined {
  const numbers = enums[type] ?? {};
  if (typeof value === 'string' && Object.hasOwn(numbers, value)) return value;
  const number = typeof value === 'number' ? value : /^-?\d+$/.test(value) ? Number(value) : null;
  if (number === null) return undefined;
  return Object.keys(numbers).find((name) => numbers[name] === number);
}

/** The first name, which represents zero. */
export const zeroName = (enums: EnumTable, type: string): string =>
  Object.keys(enums[type] ?? {})[0] ?? '';
