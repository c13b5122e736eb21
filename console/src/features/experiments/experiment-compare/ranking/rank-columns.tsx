import { parseMetricKey } from '@trainyard/sdk/model';
import { formatMetric, missing } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import type { TableColumn } from '@trainyard/ui/table/table-columns';
import { BestValue } from '~/components/metrics/best-value';
import { badgeOf } from '~/components/metrics/metric-label';
import type { CompareRow } from '~/lib/compare-rows';
import {
  differenceText,
  overSeedsText,
  settingTexts,
  shareText,
  verdictOf,
} from '~/lib/metrics/difference-text';
import { PointedMark } from '../pointed-item';
import type { RankedItem, Ranking } from './ranking';

type Options<Row> = {
  ranking: Ranking;
  /** the key of the metric */
  metric: string;
  /** the id of the column of the metric, which links name */
  metricColumnId: string;
  keyOf: (row: Row) => number;
  /** the header of differences: names the base */
  differenceTitle: string;
};

const faint = (text: string) => <span className="text-faint">{text}</span>;

const verdictClass = { better: 'text-ok', worse: 'text-bad' };

/** The column of the places, which is the first. */
export const rankColumn = <Row extends object>({
  ranking,
  keyOf,
}: Pick<Options<Row>, 'ranking' | 'keyOf'>): TableColumn<Row> => {
  const read = (row: Row) => ranking.items.get(keyOf(row))?.rank;
  return {
    id: 'rank',
    header: 'Rank',
    accessorFn: read,
    sortUndefined: 'last',
    cell: ({ row }) => (
      <>
        <PointedMark id={keyOf(row.original)} />
        {read(row.original) ?? faint(missing)}
      </>
    ),
    meta: { isEnd: true, phone: 'line' },
  };
};

/** The value of the metric, the difference to the base, and what seeds say about it. */
export function rankColumns<Row extends object>(options: Options<Row>): TableColumn<Row>[] {
  const { ranking, metric, metricColumnId, keyOf, differenceTitle } = options;
  const { direction, base, baseValue = Number.NaN } = ranking;
  const rankedOf = (row: Row) => ranking.items.get(keyOf(row));
  const { group = '', name = metric } = parseMetricKey(metric) ?? {};
  const sizes = [...ranking.items.values()].map(({ value = 0 }) => Math.abs(value));
  const largest = Math.max(0, ...sizes.filter(Number.isFinite));
  const title = group === 'validation' ? name : `[${badgeOf(group)}] ${name}`;
  const columns: TableColumn<Row>[] = [
    {
      id: metricColumnId,
      header: direction ? `Best ${title}` : `Last ${title}`,
      accessorFn: (row) => rankedOf(row)?.value,
      sortUndefined: 'last',
      cell: ({ row }) => {
        const { value, rank } = rankedOf(row.original) ?? {};
        if (value === undefined) return faint(missing);
        const text = direction && Number.isNaN(value) ? 'has NaN' : formatMetric(value);
        return <BestValue text={text} isBest={rank === 1 && ranking.items.size > 1} />;
      },
      meta: { isEnd: true, phone: 'line' },
    },
    {
      id: 'difference',
      header: differenceTitle,
      accessorFn: (row) => rankedOf(row)?.difference,
      sortUndefined: 'last',
      cell: ({ row }) => {
        const ranked = rankedOf(row.original);
        if (keyOf(row.original) === base) return faint('base');
        if (ranked?.difference === undefined) return faint(missing);
        const verdict = verdictOf(ranked.difference, direction);
        return (
          <span className={verdict && verdictClass[verdict]}>
            {differenceText(ranked.difference, largest)}{' '}
            <span className="inline-block min-w-14">{shareText(ranked.difference, baseValue)}</span>{' '}
            <span className="inline-block w-11 text-left">{verdict ?? 'equal'}</span>
          </span>
        );
      },
      meta: { isEnd: true, phone: 'line' },
    },
  ];
  if (ranking.hasSeeds && base !== undefined)
    columns.push(seedsColumn({ rankedOf, largest, direction }));
  return columns;
}

type SeedsOptions<Row> = {
  rankedOf: (row: Row) => RankedItem | undefined;
  largest: number;
  direction: Ranking['direction'];
};

const seedsColumn = <Row extends object>({
  rankedOf,
  largest,
  direction,
}: SeedsOptions<Row>): TableColumn<Row> => {
  const textOf = (ranked: RankedItem | undefined) => {
    if (ranked?.isOfBaseSetting) return { text: 'Setting of the base', verdict: undefined };
    return ranked?.seeds && overSeedsText(ranked.seeds, { direction, largest });
  };
  return {
    id: 'seeds',
    header: 'Over seeds',
    accessorFn: (row) => textOf(rankedOf(row))?.text,
    sortUndefined: 'last',
    cell: ({ row }) => {
      const message = textOf(rankedOf(row.original));
      if (!message) return faint(missing);
      return (
        <span
          title={message.text}
          className={cn('num', message.verdict ? verdictClass[message.verdict] : 'text-muted')}
        >
          {message.text}
        </span>
      );
    },
    meta: { phone: 'line', className: 'max-w-96!' },
  };
};

/** A column for each setting, with the values of the compared items. */
export const settingColumns = <Row extends object>(
  settings: readonly CompareRow[],
  { ids, keyOf }: { ids: readonly number[]; keyOf: (row: Row) => number },
): TableColumn<Row>[] =>
  settings.map(({ name, values }) => {
    const texts = settingTexts(values);
    const places = new Map(ids.map((id, at) => [id, at]));
    const isNumeric = values.every(
      (value) => value === undefined || Number.isFinite(Number(value)),
    );
    const read = (row: Row) => values[places.get(keyOf(row)) ?? -1];
    return {
      id: `setting.${name}`,
      header: name,
      accessorFn: (row) => {
        const value = read(row);
        return isNumeric && value !== undefined ? Number(value) : value;
      },
      sortUndefined: 'last',
      cell: ({ row }) => {
        const value = read(row.original);
        const text = texts[places.get(keyOf(row.original)) ?? -1];
        if (text === undefined) return faint(missing);
        return <span title={value && displayText(value)}>{displayText(text)}</span>;
      },
      meta: { isEnd: isNumeric, isCode: true, phone: 'line', className: 'max-w-40!' },
    };
  });
