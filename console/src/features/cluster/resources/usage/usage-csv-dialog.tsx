import type { Cost, NamedSums } from '@trainyard/sdk/usage';
import {
  hoursByPeriod,
  isPastPeriod,
  lastPeriod,
  latestRange,
  periodsOf,
  sharesOf,
  type UsageRange,
} from '@trainyard/sdk/usage';
import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { Field } from '@trainyard/ui/base/field';
import { Select } from '@trainyard/ui/base/select';
import { DateInput } from '@trainyard/ui/form/date-input';
import { useId, useState } from 'react';
import { serverAddress } from '~/app/session/server-address';
import { saveCsv } from '~/components/page/csv-button';
import { errorsOf } from '~/lib/form-schema';
import { masterNow } from '~/lib/master-now';
import { z } from '~/lib/zod';

const rowKinds: { value: CsvOptions['rows']; label: string }[] = [
  { value: 'table', label: 'What is shown' },
  { value: 'workloads', label: 'Workloads' },
  { value: 'allocations', label: 'Allocations' },
];

const contents: Record<CsvOptions['rows'], string> = {
  table:
    'A row for each name, with its hours in total, its cost where prices are set, and each period.',
  workloads: 'A row for each workload of an experiment, as the master keeps them.',
  allocations: 'A row for each allocation, of tasks too, as the master keeps them.',
};

const paths: Record<RawRows, string> = {
  workloads: '/resources/allocation/raw',
  allocations: '/resources/allocation/allocations-csv',
};

const day = z
  .string()
  .check(z.refine((text) => isPastPeriod(text, 'day', masterNow()), 'Choose a day up to today.'));

const schema = z
  .object({ start: day, end: day, rows: z.enum(['workloads', 'allocations', 'table']) })
  .check(
    z.refine(({ start, end }) => start <= end, {
      error: 'The end is before the start.',
      path: ['end'],
    }),
  );

type CsvOptions = z.output<typeof schema>;
type RawRows = Exclude<CsvOptions['rows'], 'table'>;
type Days = Pick<CsvOptions, 'start' | 'end'>;

/** Where the master answers with the table: from the first moment of a day to the last of another, UTC. */
const csvAddress = ({ start, end }: Days, rows: RawRows): string => {
  const times = new URLSearchParams({
    timestamp_after: `${start}T00:00:00.000Z`,
    timestamp_before: `${end}T23:59:59.999Z`,
  });
  return `${serverAddress()}${paths[rows]}?${times}`;
};

/** The sums that the page shows. */
export type ShownUsage = {
  title: string;
  /** heads the names */
  first: string;
  range: UsageRange;
  usage: NamedSums;
  costs: ReadonlyMap<string, Cost>;
};

/** The sums as a table: a row for each name, with its hours in total, its cost, and each period. */
function shownRows({ first, range, usage: { sums, nameOf }, costs }: ShownUsage) {
  const periods = periodsOf(range);
  const hasCosts = costs.size > 0;
  const costCells = (key: string) => {
    const cost = costs.get(key);
    return hasCosts ? [cost && Math.round(cost.amount * 100) / 100, cost?.isExact] : [];
  };
  const costTitles = hasCosts ? ['Cost', 'Cost is exact'] : [];
  const rows = sharesOf(sums).map(({ key, hours }) => [
    nameOf(key),
    Math.round(hours * 100) / 100,
    ...costCells(key),
    ...hoursByPeriod(sums, periods, [key]),
  ]);
  return [[first, 'GPU Hours', ...costTitles, ...periods], ...rows];
}

/** The name of a file: what it holds, and its period. */
const fileNameOf = (title: string, start: string, end: string) =>
  `${title.toLowerCase().replaceAll(' ', '-')}-${start}-${end}.csv`;

type Props = Days & { usage: ShownUsage; onClose: () => void };

/** Asks which days are downloaded, and whether a row is a workload, an allocation or a sum. */
export default function UsageCsvDialog({ usage, onClose, ...first }: Props) {
  const formId = useId();
  const [options, setOptions] = useState<CsvOptions>({ ...first, rows: 'table' });
  const edit = (change: Partial<CsvOptions>) => setOptions({ ...options, ...change });
  const { start, end, rows } = options;
  const errors = errorsOf(schema, options);
  const isFit = Object.keys(errors).length === 0;
  const today = lastPeriod('day', masterNow());
  const isShown = rows === 'table';

  function choose(next: CsvOptions['rows']) {
    // the sums end yesterday; these rows hold what is used today as well
    const isLatest = end === latestRange('day', 1, masterNow()).endDate;
    edit({ rows: next, ...(next !== 'table' && isLatest && { end: today }) });
  }

  function download() {
    if (rows === 'table') {
      const { startDate, endDate } = usage.range;
      saveCsv(shownRows(usage), fileNameOf(usage.title, startDate, endDate));
      onClose();
      return;
    }
    const link = document.createElement('a');
    link.href = csvAddress(options, rows);
    link.download = fileNameOf(rows, start, end);
    link.click();
    onClose();
  }

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title="Download Resource Usage Data in CSV"
        size="small"
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={formId} variant="primary" disabled={!isFit}>
              Proceed to Download
            </Button>
          </>
        }
      >
        <form
          id={formId}
          className="grid gap-3.5"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isFit) download();
          }}
        >
          <Field label="Group by" hint={contents[rows]}>
            {({ id }) => (
              <Select id={id} label="Group by" value={rows} options={rowKinds} onChange={choose} />
            )}
          </Field>
          {isShown ? (
            <p className="text-sm text-muted">
              {`${usage.title}, ${usage.range.startDate} to ${usage.range.endDate}.`}
              {usage.range.endDate === today ? ' Today is summed up when it is over.' : ''}
            </p>
          ) : (
            <>
              <Field label="Start" error={errors.start}>
                {(control) => (
                  <DateInput
                    {...control}
                    max={today}
                    value={start}
                    onChange={(next) => edit({ start: next })}
                    className="h-8"
                  />
                )}
              </Field>
              <Field
                label="End"
                error={errors.end}
                hint={end === today ? 'Today is in the file as far as it has come.' : undefined}
              >
                {(control) => (
                  <DateInput
                    {...control}
                    min={start}
                    max={today}
                    value={end}
                    onChange={(next) => edit({ end: next })}
                    className="h-8"
                  />
                )}
              </Field>
            </>
          )}
        </form>
      </DialogContent>
    </Dialog>
  );
}
