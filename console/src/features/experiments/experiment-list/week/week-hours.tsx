import { useQuery } from '@tanstack/react-query';
import { Button } from '@trainyard/ui/base/button';
import { Spinner } from '@trainyard/ui/base/spinner';
import { formatCount, formatSlotHours, plural } from '@trainyard/ui/lib/format';
import { useState } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { deltaText } from '~/lib/compare-rows';
import { weekHoursQuery } from './queries';
import type { EndedRow } from './week-values';

type Props = {
  projectId: number;
  week: number;
  weeks: readonly (readonly EndedRow[])[];
  names: readonly [string, string];
};

/** experiments whose trials are read: each is a request or more */
const maxExperiments = 200;
/** The slot-hours of what ended in both weeks, read on request. */
export function WeekHours({ projectId, week, weeks, names }: Props) {
  const source = useListSource();
  const [isAsked, setIsAsked] = useState(false);
  const count = new Set(weeks.flat().map(({ experimentId }) => experimentId)).size;
  const query = useQuery({
    ...weekHoursQuery({ projectId, week, list: source.name }, weeks),
    enabled: isAsked,
  });
  const { data, error } = query;
  if (count > maxExperiments)
    return (
      <p className="text-sm text-muted">
        Slot-hours are read of {formatCount(maxExperiments)} experiments at most, and{' '}
        {formatCount(count)} ended.
      </p>
    );
  if (error && !data)
    return <FailedQuery title="Unable to fetch experiment trials." query={query} />;
  const [own, before] = data ?? [];
  if (!own || !before)
    return isAsked ? (
      <Spinner label="Reading slot-hours" className="size-4" />
    ) : (
      <span>
        <Button onClick={() => setIsAsked(true)}>Read slot-hours</Button>
      </span>
    );
  const without = own.without + before.without;
  return (
    <p>
      <span className="text-muted">Slot-hours of what ended:</span>{' '}
      <span className="num">
        {names[0]} {formatSlotHours(own.hours)}, {names[1]} {formatSlotHours(before.hours)}
      </span>{' '}
      <span className="num text-muted">{deltaText(own.hours, before.hours)}</span>
      {without > 0 ? (
        <span className="text-sm text-muted">
          {' '}
          Without {plural(without, 'experiment')} whose slots the master does not know.
        </span>
      ) : null}
    </p>
  );
}
