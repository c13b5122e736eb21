import type { Region, Regions } from '@trainyard/insights/failures/failure-regions';
import { type Share, shareInterval } from '@trainyard/insights/failures/statistics';
import { formatCount, formatMetric } from '@trainyard/ui/lib/format';
import { ScrollRegion } from '@trainyard/ui/page/scroll-region';

type Props = Regions & { ended: number };

const head = 'h-[30px] border-y px-2.5 text-left text-xs font-medium whitespace-nowrap text-faint';
const cell = 'num h-[34px] border-b px-2.5 whitespace-nowrap';
const edges = 'first:pl-6 last:pr-6 narrow:first:pl-4';

/** above it chance alone is a fair explanation */
const clear = 0.05;

/** The values of each hyperparameter that fail more than the rest, with how sure that is. */
export function FailureRegions({ regions, looked, ended }: Props) {
  if (regions.length === 0)
    return <p className="pt-1 text-muted">No values fail more than the others.</p>;
  return (
    <>
      <p className="pb-2 text-sm text-faint">
        Of {formatCount(ended)} trials that ended, canceled ones left out. Chance: Fisher's exact
        test, made up for the {formatCount(looked)} regions that were compared; ranges behind shares
        hold the true one with 95 % confidence.
      </p>
      <ScrollRegion label="Regions that fail" className="-mx-6 overflow-x-auto narrow:-mx-4">
        <table className="w-full border-separate border-spacing-0">
          <caption className="sr-only">Regions that fail</caption>
          <thead>
            <tr>
              {['Hyperparameter', 'Values', 'Failed there', 'Failed elsewhere', 'By chance'].map(
                (title) => (
                  <th key={title} scope="col" className={`${head} ${edges}`}>
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {regions.map((region) => (
              <Row key={region.name} region={region} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

const Row = ({ region }: { region: Region }) => (
  <tr>
    <th scope="row" className={`${cell} ${edges} text-left font-mono text-sm font-normal`}>
      {region.name}
    </th>
    <td className={`${cell} max-w-80 truncate`}>{rangeText(region)}</td>
    <td className={cell}>{shareText(region.inside)}</td>
    <td className={cell}>{shareText(region.outside)}</td>
    <td className={`${cell} last:pr-6 ${region.chance < clear ? 'font-medium' : 'text-muted'}`}>
      {chanceText(region.chance)}
    </td>
  </tr>
);

function rangeText({ range }: Region): string {
  if ('value' in range) return range.value;
  const { from, to } = range;
  return from === to ? formatMetric(from) : `${formatMetric(from)} to ${formatMetric(to)}`;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

function shareText(share: Share): string {
  const [low, high] = shareInterval(share);
  const { failed, of } = share;
  return `${formatCount(failed)} of ${formatCount(of)} · ${percent(failed / of)} (${Math.round(low * 100)}–${percent(high)})`;
}

function chanceText(chance: number): string {
  if (chance >= clear) return `${percent(chance)}: may be chance`;
  return chance < 0.001 ? 'less than 0.1 %' : `${formatMetric(chance * 100, 2)} %`;
}
