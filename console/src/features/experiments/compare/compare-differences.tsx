import type { Experiment } from '@trainyard/sdk/types';
import { useId, useMemo } from 'react';
import { SectionHeading } from '~/components/page/section-heading';
import { Checkbox } from '~/components/ui/checkbox';
import { EmptyState } from '~/components/ui/empty-state';
import { cn } from '~/lib/cn';
import { missing, plural } from '~/lib/format';
import { ExperimentLink } from '../columns';
import { Dot } from '../experiment-dot';
import { type CompareRow, compareRows } from './compare-rows';

export { Dot };

type Props = {
  experiments: readonly Experiment[];
  /** also what is the same in all of them */
  isAll: boolean;
  onAllChange: (isAll: boolean) => void;
};

const kinds = ['Hyperparameters', 'Config'] as const;

/** What was set for each experiment, side by side. */
export function CompareDifferences({ experiments, isAll, onAllChange }: Props) {
  const id = useId();
  const rows = useMemo(() => compareRows(experiments), [experiments]);
  const shown = isAll ? rows : rows.filter(({ differs }) => differs);
  return (
    <section aria-label="Settings" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <SectionHeading note={`${plural(shown.length, 'row')} of ${rows.length}`}>
          Hyperparameters and config
        </SectionHeading>
        <label htmlFor={id} className="flex items-center gap-2">
          <Checkbox id={id} checked={!isAll} onChange={() => onAllChange(!isAll)} />
          Only differences
        </label>
      </div>
      {shown.length === 0 ? (
        <EmptyState title="No differences" hint="All of them were set the same." />
      ) : (
        <div className="overflow-x-auto border-y">
          <table className="min-w-full text-left">
            <caption className="sr-only">Hyperparameters and config</caption>
            <thead>
              <tr className="text-xs text-faint">
                <th scope="col" className="sticky left-0 z-10 bg-bg py-1.5 pr-4 font-medium">
                  Name
                </th>
                {experiments.map((experiment) => (
                  <th key={experiment.id} scope="col" className="px-3 py-1.5 font-medium">
                    <span className="flex max-w-60 items-center gap-1.5">
                      <Dot experimentId={experiment.id} />
                      <ExperimentLink experiment={experiment} />
                      <span className="font-mono">{experiment.id}</span>
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            {kinds.map((kind) => (
              <KindRows key={kind} kind={kind} rows={shown.filter((row) => row.kind === kind)} />
            ))}
          </table>
        </div>
      )}
    </section>
  );
}

const KindRows = ({ kind, rows }: { kind: string; rows: readonly CompareRow[] }) =>
  rows.length === 0 ? null : (
    <tbody>
      <tr>
        <th scope="rowgroup" className="sticky left-0 border-t bg-bg pt-3 pb-1 text-xs text-muted">
          {kind}
        </th>
      </tr>
      {rows.map(({ name, values, differs }) => (
        <tr key={name} className="border-t">
          <th
            scope="row"
            title={name}
            className="sticky left-0 z-10 max-w-72 truncate bg-bg py-1.5 pr-4 font-mono text-sm font-normal"
          >
            {name}
          </th>
          {values.map((value, at) => (
            <td
              // biome-ignore lint/suspicious/noArrayIndexKey: one for each experiment, in their order
              key={at}
              title={value}
              className={cn('num max-w-60 truncate px-3 py-1.5', !differs && 'text-muted')}
            >
              {value ?? <span className="text-faint">{missing}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
