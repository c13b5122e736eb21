import { invalidArgument } from '../errors';

export type GroupQuery = { group?: string; metricType?: string };

/**
 * The metric group a query means, by its new or its old name; '' when it names none.
 * @throws MasterError 400 when it names it both ways
 */
export function groupOf({ group = '', metricType }: GroupQuery): string {
  const legacy =
    metricType === 'METRIC_TYPE_TRAINING'
      ? 'training'
      : metricType === 'METRIC_TYPE_VALIDATION'
        ? 'validation'
        : '';
  if (legacy !== '' && group !== '') {
    throw invalidArgument('cannot specify both legacy and new metric group');
  }
  return legacy || group;
}

/** The old name of a group; custom groups have none. */
export const metricTypeOf = (group: string) =>
  group === 'training'
    ? ('METRIC_TYPE_TRAINING' as const)
    : group === 'validation'
      ? ('METRIC_TYPE_VALIDATION' as const)
      : ('METRIC_TYPE_UNSPECIFIED' as const);
