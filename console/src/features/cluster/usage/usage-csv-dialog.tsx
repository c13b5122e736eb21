import type { Cost, NamedSums } from '@trainyard/insights/usage/parts';
import { isPastPeriod, lastPeriod } from '@trainyard/insights/usage/range';
import { hoursByPeriod, sharesOf } from '@trainyard/insights/usage/shares';
import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { Field } from '@trainyard/ui/base/field';
import { Input } from '@trainyard/ui/base/input';
import { Select } from '@trainyard/ui/base/select';
import { useId, useState } from 'react';
import { serverAddress } from '~/app/session/server-address';
import { saveCsv } from '~/components/page/csv-button';
import { errorsOf } from '~/lib/form-schema';
import { masterNow } from '~/lib/master-now';
import { z } from '~/lib/zod';

const rowKinds: { value: CsvOptions['rows']; label: string }[] = [
  { value: 'workloads', label: 'Workloads' },
  { value: 'allocations', label: 'Allocations' },
  { value: 'shown', label: 'What is shown' },
];

const paths: Record<RawRows, string> = {
  workloads: '/resources/allocation/raw',
  allocations: '/resources/allocation/allocations-csv',
};

const day = z
  .string()
  .check(z.refine((text) => isPastPeriod(text, 'day', masterNow()), 'Choose a day up to today.'));

const schema = z
  .object({ start: day, end: day, rows: z.enum(['workloads', 'allocations', 'shown']) })
  .check(
    z.refine(({ start, end }) => start <= end, {
      error: 'The end is before the start.',
      path: ['end'],
    }),
  );

type CsvOptions = z.output<typeof schema>;
type RawRows = Exclude<CsvOptions['rows'], 'shown'>;
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
  periods: readonly string[];
  usage: NamedSums;
  costs: ReadonlyMap<string, Cost>;
};

/** The sums as a table: a row for each name, with its hours in total, its cost, and each period. */
function shownRows({ first, periods, usage: { sums, nameOf }, costs }: ShownUsage) {
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

const fileNameOf = ({ title, periods }: ShownUsage) =>
  `${title.toLowerCase().replaceAll(' ', '-')}-${periods[0] ?? ''}-${periods.at(-1) ?? ''}.csv`;

type Props = Days & { shown: ShownUsage; onClose: () => void };

/** Asks which days are downloaded, and whether a row is a workload, an allocation or a sum. */
export default function UsageCsvDialog({ shown, onClose, ...first }: Props) {
  const formId = useId();
  const [options, setOptions] = useState<CsvOptions>({ ...first, rows: 'workloads' });
  const edit = (change: Partial<CsvOptions>) => setOptions({ ...options, ...change });
  const { start, end, rows } = options;
  const errors = errorsOf(schema, options);
  const isFit = Object.keys(errors).length === 0;
  const today = lastPeriod('day', masterNow());

  async function download() {
    if (rows === 'shown') {
      await saveCsv(shownRows(shown), fileNameOf(shown));
      onClose();
      return;
    }
    const link = document.createElement('a');
    link.href = csvAddress(options, rows);
    link.download = '';
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
            if (isFit) void download();
          }}
        >
          <Field label="Start" error={errors.start}>
            {(control) => (
              <Input
                {...control}
                type="date"
                max={today}
                disabled={rows === 'shown'}
                value={start}
                onChange={({ target }) => edit({ start: target.value })}
              />
            )}
          </Field>
          <Field label="End" error={errors.end}>
            {(control) => (
              <Input
                {...control}
                type="date"
                min={start}
                max={today}
                disabled={rows === 'shown'}
                value={end}
                onChange={({ target }) => edit({ end: target.value })}
              />
            )}
          </Field>
          <Field label="Group by">
            {({ id }) => (
              <Select
                id={id}
                label="Group by"
                value={rows}
                options={rowKinds}
                onChange={(next) => edit({ rows: next })}
              />
            )}
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
