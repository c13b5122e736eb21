import type {
  HyperparameterAdvice,
  Advice as SearchAdvice,
} from '@trainyard/insights/advice/advice';
import {
  adviceSummary,
  adviceText,
  gainText,
  valuesText,
} from '@trainyard/insights/advice/advice-text';
import { MiddleCut } from '@trainyard/ui/base/middle-cut';
import { capitalize } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor } from '@trainyard/ui/table/table-columns';
import type { Fork } from './panels';

type Props = { advice: SearchAdvice; metric: string; fork?: Fork | undefined };

type Narrowed = Extract<HyperparameterAdvice, { kind: 'narrow' }>;

const narrowedIn = ({ hyperparameters }: SearchAdvice): Narrowed[] =>
  hyperparameters.flatMap((one) => (one.kind === 'narrow' ? [one] : []));

/** Hyperparameters with a clear effect, those to narrow first. */
const judgedIn = (advice: SearchAdvice): HyperparameterAdvice[] => [
  ...narrowedIn(advice),
  ...advice.hyperparameters.filter(({ kind }) => kind !== 'keep' && kind !== 'narrow'),
];

/** The button that opens a search with the advised ranges. */
const forkWith = (advice: SearchAdvice, fork: Fork | undefined) => {
  const ranges = narrowedIn(advice).map(({ path, name, to }) => ({
    ...{ path, name, hyperparameter: to },
  }));
  return ranges.length > 0 && fork ? fork(ranges) : null;
};

/** The ranges that are better for a further search, with what they gain and the button to do so. */
export const Advice = ({ advice, metric, fork }: Props) => (
  <section aria-labelledby="advice" className="pb-4">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2 pb-1">
      <h2 id="advice" className="font-semibold">
        Advice
      </h2>
      {forkWith(advice, fork)}
    </div>
    <p className="max-w-3xl pb-2">{adviceSummary(advice, metric)}</p>
    {judgedIn(advice).length > 0 ? (
      <DataTable
        caption="Advice"
        frame="flow"
        columns={columns}
        rows={judgedIn(advice)}
        keyOf={({ name }) => name}
      />
    ) : null}
    {narrowedIn(advice).length > 0 ? (
      <p className="max-w-3xl pt-2 text-sm text-faint">
        By the curves of the effects below, where they are beyond chance. The gain is that of the
        mean {metric} of trials that did not choose the range (out of the bag), with 95 % intervals;
        the best trial gains less.
      </p>
    ) : null}
  </section>
);

/** The same in few words. */
export const BriefAdvice = ({ advice, metric, fork }: Props) => (
  <>
    <ul aria-label="Advice">
      {narrowedIn(advice).map((one) => (
        <li
          key={one.name}
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] items-baseline gap-x-3 py-1"
        >
          <MiddleCut text={one.name} className="font-mono text-sm" />
          <span className="num wrap-break-word">
            {displayText(valuesText(one.to))}{' '}
            {/* in a line of its own rather than broken between both ends of the range */}
            <span className="inline-block text-faint">of {displayText(valuesText(one.from))}</span>
          </span>
        </li>
      ))}
    </ul>
    <p className="pb-2 text-sm text-muted">{adviceSummary(advice, metric)}</p>
    {forkWith(advice, fork)}
  </>
);

const column = columnsFor<HyperparameterAdvice>();

const columns = [
  column.accessor('name', {
    header: 'Hyperparameter',
    meta: { isRowHeader: true, className: 'font-mono text-sm', phone: 'title' },
  }),
  column.accessor(({ from }) => valuesText(from), {
    id: 'searched',
    header: 'Searched',
    meta: { className: 'num', phone: 'line' },
  }),
  column.accessor(
    (one) => (one.kind === 'narrow' ? valuesText(one.to) : capitalize(adviceText(one))),
    { id: 'advice', header: 'Advice', meta: { phone: 'line' } },
  ),
  column.accessor((one) => (one.kind === 'narrow' ? gainText(one.gain) : ''), {
    id: 'gain',
    header: 'Better by',
    meta: { className: 'num', phone: 'line' },
  }),
];
