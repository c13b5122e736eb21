import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { Field } from '@trainyard/ui/base/field';
import { Input } from '@trainyard/ui/base/input';
import { Select } from '@trainyard/ui/base/select';
import { useId, useState } from 'react';
import { serverAddress } from '~/app/session/server-address';
import { errorsOf } from '~/lib/form-schema';
import { masterNow } from '~/lib/master-now';
import { oneOf } from '~/lib/search-param';
import { z } from '~/lib/zod';
import { isPastPeriod, lastPeriod } from './usage';

const rowKinds: { value: Wanted['rows']; label: string }[] = [
  { value: 'workloads', label: 'Workloads' },
  { value: 'allocations', label: 'Allocations' },
];

const paths: Record<Wanted['rows'], string> = {
  workloads: '/resources/allocation/raw',
  allocations: '/resources/allocation/allocations-csv',
};

const day = z
  .string()
  .check(z.refine((text) => isPastPeriod(text, 'day', masterNow()), 'Choose a day up to today.'));

const schema = z.object({ start: day, end: day, rows: oneOf(['workloads', 'allocations']) }).check(
  z.refine(({ start, end }) => start <= end, {
    error: 'The end is before the start.',
    path: ['end'],
  }),
);

type Wanted = z.output<typeof schema>;

/** Where the master answers with the table: from the first moment of a day to the last of another, UTC. */
const csvAddress = ({ start, end, rows }: Wanted): string => {
  const times = new URLSearchParams({
    timestamp_after: `${start}T00:00:00.000Z`,
    timestamp_before: `${end}T23:59:59.999Z`,
  });
  return `${serverAddress()}${paths[rows]}?${times}`;
};

type Props = { start: string; end: string; onClose: () => void };

/** Asks which days are downloaded, and whether a row is a workload or an allocation. */
export default function UsageCsvDialog({ onClose, ...first }: Props) {
  const formId = useId();
  const [wanted, setWanted] = useState<Wanted>({ ...first, rows: 'workloads' });
  const edit = (change: Partial<Wanted>) => setWanted({ ...wanted, ...change });
  const { start, end, rows } = wanted;
  const errors = errorsOf(schema, wanted);
  const isFit = Object.keys(errors).length === 0;
  const today = lastPeriod('day', masterNow());

  function download() {
    const link = document.createElement('a');
    link.href = csvAddress(wanted);
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
            if (isFit) download();
          }}
        >
          <Field label="Start" error={errors.start}>
            {(control) => (
              <Input
                {...control}
                type="date"
                max={today}
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
