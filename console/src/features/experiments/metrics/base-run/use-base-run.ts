import { useQuery } from '@tanstack/react-query';
import { useReportRefused } from '@trainyard/ui/lib/refused-values';
import { baseRunQuery } from './queries';

/** The best trial of the experiment that the link names as the base; 0: none. */
export function useBaseRun(experimentId: number) {
  const query = useQuery({ ...baseRunQuery(experimentId), enabled: experimentId > 0 });
  const row = experimentId > 0 ? query.data : undefined;
  const isMissing = experimentId > 0 && query.isSuccess && !row?.bestTrial;
  useReportRefused(
    isMissing
      ? [
          {
            name: 'base',
            value: String(experimentId),
            fault: row
              ? `Experiment ${experimentId} has no trial with measurements.`
              : `There is no experiment ${experimentId} that you may see.`,
            instead: 'The charts have no base run.',
          },
        ]
      : [],
  );
  return { row: isMissing ? undefined : row, query };
}
