import type { Rung } from '@trainyard/insights/rungs/climbs';
import type { Ladder } from '@trainyard/insights/rungs/ladder';
import { rungName } from '@trainyard/insights/rungs/why-text';
import { ProgressBar } from '@trainyard/ui/base/progress-bar';
import { formatCount, formatMetric, plural } from '@trainyard/ui/lib/format';
import { ScrollRegion } from '@trainyard/ui/page/scroll-region';

type Props = { rungs: readonly Rung[]; ladder: Ladder };

const head =
  'h-[30px] border-y px-2.5 text-left text-xs font-medium whitespace-nowrap text-faint first:pl-6 last:pr-6 narrow:first:pl-4';
const cell =
  'num h-[34px] border-b px-2.5 whitespace-nowrap first:pl-6 last:pr-6 narrow:first:pl-4';

const titles = ['Rung', 'At', 'Arrived', 'Went on', 'Worst that went on'];

/** How many trials came to each rung, how many went on, and the value that took. */
export function RungList({ rungs, ladder }: Props) {
  const most = Math.max(1, ...rungs.map(({ arrived }) => arrived));
  const isSplit = new Set(rungs.map(({ start }) => start)).size > 1;
  const last = ladder.lengths.length - 1;
  return (
    <ScrollRegion label="Rungs" className="-mx-6 mb-4 overflow-x-auto narrow:-mx-4">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">Rungs</caption>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col" className={head}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rungs.map(({ start, rung, batches, arrived, cut }) => (
            <tr key={`${start} ${rung}`}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                {rung === last ? 'Full length' : `Rung ${rung + 1}`}
                {isSplit ? (
                  <span className="text-faint"> of the ladder from {rungName(start)}</span>
                ) : null}
              </th>
              <td className={cell}>{plural(batches, 'batch', 'batches')}</td>
              <td className={cell}>
                <span className="flex items-center gap-2">
                  <ProgressBar
                    share={arrived / most}
                    label={`Arrived at ${rungName(rung)}`}
                    tone="off"
                    className="w-24"
                  />
                  {formatCount(arrived)}
                </span>
              </td>
              <td className={cell}>
                {rung === last ? (
                  <span className="text-faint">–</span>
                ) : (
                  <span className="flex items-center gap-2">
                    <ProgressBar
                      share={cut.wentOn / most}
                      label={`Went on from ${rungName(rung)}`}
                      tone="ok"
                      className="w-24"
                    />
                    {formatCount(cut.wentOn)}
                  </span>
                )}
              </td>
              <td className={cell}>{formatMetric(cut.worst)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
