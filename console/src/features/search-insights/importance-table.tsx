import type { Importance, Importances } from '@trainyard/insights/importance/importance';
import { formatCount, formatPercent } from '@trainyard/ui/lib/format';
import { ScrollRegion } from '@trainyard/ui/page/scroll-region';

type Props = Importances & { trials: number; what: string };

const head =
  'h-[30px] border-y px-2.5 text-left text-xs font-medium whitespace-nowrap text-faint first:pl-6 last:pr-6 narrow:first:pl-4';
const cell =
  'num h-[34px] border-b px-2.5 whitespace-nowrap first:pl-6 last:pr-6 narrow:first:pl-4';

/** below it a forest is hardly better than the mean of all trials */
const littleExplained = 0.1;

/** Hyperparameters by how much they matter, with the range the rounds gave. */
export function ImportanceTable({ importances, explained, rounds, trials, what }: Props) {
  const most = Math.max(0.01, ...importances.map(({ high }) => high));
  return (
    <>
      <p className="max-w-3xl py-2 text-sm text-faint">
        Of {what}. {formatCount(trials)} trials, by their ranks. Importance is how much worse a
        random forest guesses trials it has not seen when one hyperparameter is mixed up among them,
        as a share of the variance it accounts for; ranges hold nine tenths of {formatCount(rounds)}{' '}
        bootstrap rounds with a fixed seed.
      </p>
      <p className="pb-3">
        {explained < littleExplained ? (
          <>
            <strong className="font-medium">Not to be relied on:</strong> together they explain{' '}
            {formatPercent(Math.max(0, explained), 0)} of the variance.
          </>
        ) : (
          <>Together they explain {formatPercent(explained, 0)} of the variance.</>
        )}
      </p>
      <ScrollRegion label="Importance" className="-mx-6 overflow-x-auto narrow:-mx-4">
        <table className="w-full border-separate border-spacing-0">
          <caption className="sr-only">Importance</caption>
          <thead>
            <tr>
              <th scope="col" className={head}>
                Hyperparameter
              </th>
              <th scope="col" className={head}>
                Importance
              </th>
              <th scope="col" className={head}>
                Range
              </th>
              <th scope="col" className={`${head} w-1/2`}>
                <span className="sr-only">Drawn</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {importances.map((importance) => (
              <Row key={importance.name} importance={importance} most={most} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

// a tiny loss shows as none
const share = (value: number) => formatPercent(Math.round(value * 100) / 100 + 0, 0);

function Row({ importance, most }: { importance: Importance; most: number }) {
  const { name, mean, low, high } = importance;
  const isClear = low > 0;
  return (
    <tr>
      <th scope="row" className={`${cell} text-left font-mono text-sm font-normal`}>
        {name}
      </th>
      <td className={`${cell} ${isClear ? 'font-medium' : 'text-muted'}`}>{share(mean)}</td>
      <td className={`${cell} text-muted`}>
        {share(low)} to {share(high)}
        {isClear ? null : <span className="text-faint"> · may be nothing</span>}
      </td>
      <td className={cell}>
        <Bar importance={importance} most={most} />
      </td>
    </tr>
  );
}

/** the mean as a bar, the range as a line through its end; both are texts beside it */
function Bar({ importance, most }: { importance: Importance; most: number }) {
  const at = (value: number) => `${(Math.max(0, value) / most) * 100}%`;
  const { mean, low, high } = importance;
  return (
    <span aria-hidden className="relative block h-2.5 min-w-40 rounded-sm bg-line/50">
      <span
        className={`absolute inset-y-0 left-0 rounded-sm ${low > 0 ? 'bg-run' : 'bg-off/50'}`}
        style={{ width: at(mean) }}
      />
      <span
        className="absolute top-1/2 h-px -translate-y-1/2 bg-text"
        style={{ left: at(low), right: `calc(100% - ${at(high)})` }}
      />
    </span>
  );
}
