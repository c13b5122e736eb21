import { useQuery } from '@tanstack/react-query';
import { plural } from '@trainyard/ui/lib/format';
import type { FreeObject } from '~/features/experiment-forms/copy/source-config';
import { refusalOf } from '~/features/experiment-forms/form-mutations';
import { formQueries } from '~/features/experiment-forms/form-queries';
import { useDebouncedValue } from '~/features/experiment-forms/use-debounced-value';

type Props = {
  /** undefined: not everything in the form makes sense */
  config: FreeObject | undefined;
  /** trials as far as they can be counted here, at once */
  count: number | undefined;
};

/** How many trials the search would make and what each would do, in the master's reckoning. */
export function SearchPreview({ config, count }: Props) {
  const debounced = useDebouncedValue(config);
  const isAsked = debounced !== undefined;
  const { data, error } = useQuery({ ...formQueries.preview(debounced ?? {}), enabled: isAsked });
  const known = isAsked && data ? data : undefined;
  const total = known?.total ?? count;
  if (config === undefined) return null;
  return (
    <section aria-label="Preview" className="grid gap-1.5 rounded-md border bg-sunken p-3">
      <p role="status" className="font-medium">
        {total === undefined ? 'Counting trials...' : plural(total, 'trial')}
      </p>
      {isAsked && error ? (
        <p className="text-sm wrap-anywhere text-bad">
          {refusalOf(error) || 'The search is not simulated.'}
        </p>
      ) : null}
      {known ? (
        <ul className="grid max-h-28 gap-0.5 overflow-y-auto text-sm text-muted">
          {known.lines.map(({ count: trials, steps }) => (
            <li key={steps} className="flex gap-2">
              <span className="num w-8 shrink-0 text-right text-text">{trials} ×</span>
              <span className="wrap-anywhere">{steps}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
