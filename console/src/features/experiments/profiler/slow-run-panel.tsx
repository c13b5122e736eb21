import { useQuery } from '@tanstack/react-query';
import type { Evidence } from '@trainyard/insights/slow-run/evidence';
import { type SlowRun, slowRunOf } from '@trainyard/insights/slow-run/slow-run';
import {
  causeMeaning,
  causeName,
  coverageText,
  evidenceValue,
  missingText,
  slowHeadline,
} from '@trainyard/insights/slow-run/slow-text';
import type { TrialProfile } from '@trainyard/sdk/flows';
import { isProfiled } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { capitalize } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { SectionHeading } from '@trainyard/ui/page/section';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor } from '@trainyard/ui/table/table-columns';
import { useMemo } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { trialQueries } from '~/data/experiments/trials';
import { profilerQueries } from './queries';
import { SameCodeLine } from './same-code-line';
import { SlowRunSkeleton } from './slow-run-skeleton';

type Props = {
  experiment: Pick<Experiment, 'id' | 'forkedFrom' | 'config'>;
  trialId: number;
  isLive: boolean;
};

const failed = 'Unable to read what limits the speed';

/** The reason why a trial is slow, with the numbers that it follows from. */
export default function SlowRunPanel(props: Props) {
  const query = useQuery(trialQueries.detail(props.trialId));
  if (query.data) return <OfTrial {...props} trial={query.data} />;
  return query.error ? <FailedQuery title={failed} query={query} /> : <SlowRunSkeleton />;
}

function OfTrial({ trial, isLive, experiment }: Props & { trial: Trial }) {
  const query = useQuery(profilerQueries.profile(trial, isLive));
  const { data: profile, dataUpdatedAt: nowMs } = query;
  if (profile) return <Reason {...{ trial, profile, experiment, nowMs }} />;
  return query.error ? <FailedQuery title={failed} query={query} /> : <SlowRunSkeleton />;
}

type ReasonProps = Pick<Props, 'experiment'> & {
  trial: Trial;
  profile: TrialProfile;
  nowMs: number;
};

function Reason({ trial, profile, experiment, nowMs }: ReasonProps) {
  const isMeasured = isProfiled(experiment.config);
  const found = useMemo(
    () => slowRunOf(profile, { trial, isProfiled: isMeasured, nowMs }),
    [trial, profile, isMeasured, nowMs],
  );
  const rows = rowsOf(found);
  const missing = missingText(found);
  return (
    <section aria-label="What limits the speed" className="grid gap-1 py-3">
      <SectionHeading note={coverageText(found)}>What limits the speed</SectionHeading>
      <p className="font-semibold wrap-anywhere">{slowHeadline(found)}</p>
      {found.causes.map(({ kind }) => (
        <p key={kind} className="max-w-3xl">
          {causeMeaning(kind)}
        </p>
      ))}
      {missing === undefined ? null : <p className="max-w-3xl">{missing}</p>}
      <SameCodeLine experiment={experiment} trial={trial} reports={profile.reports} />
      {rows.length > 0 ? (
        <div className="max-w-4xl min-w-0 pt-2">
          <DataTable
            caption="Measurements of what limits the speed"
            frame="flow"
            columns={columns}
            rows={rows}
            keyOf={({ cause, text }) => `${cause} ${text}`}
          />
        </div>
      ) : null}
    </section>
  );
}

type Row = Evidence & { cause: string };

/** The evidence of causes first. */
const rowsOf = ({ causes, measured }: SlowRun): Row[] => [
  ...causes.flatMap(({ kind, evidence }) =>
    evidence.map((one) => ({ ...one, cause: capitalize(causeName(kind)) })),
  ),
  ...measured.map((one) => ({ ...one, cause: '' })),
];

const column = columnsFor<Row>();

const columns = [
  column.accessor(({ text }) => displayText(text), {
    id: 'measured',
    header: 'Measured',
    meta: { isRowHeader: true, className: 'max-w-none! whitespace-normal!', phone: 'title' },
  }),
  column.accessor(evidenceValue, {
    id: 'value',
    header: 'Value',
    meta: { className: 'num', phone: 'line' },
  }),
  column.accessor('cause', { header: 'Speaks for', meta: { phone: 'line' } }),
  column.accessor('source', {
    header: 'Source',
    meta: { className: 'font-mono text-sm text-faint', phone: 'line' },
  }),
];
