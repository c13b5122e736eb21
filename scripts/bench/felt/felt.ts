import { withBuiltConsole } from '../built-console';
import type { Row } from '../measure';
import { board, curves, overview, parallel } from './charts';
import type { FeltBench } from './felt-bench';
import { filter, firstRow, scripts, scroll, sort } from './list';
import { back, oldest, open, tail } from './logs';
import { serveReferences } from './references';
import { wheelBoard, wheelList, wheelLog, wheelTable } from './wheel';

/** One row of the table, measured on each of its lists or logs. */
type Measure = (bench: FeltBench) => Promise<Row[]>;

/** The first row of the list, and the first curve of an overview. */
const first: Measure = async (bench) => [...(await firstRow(bench)), ...(await overview(bench))];

const measures: Record<string, { of: number[]; measure: Measure }> = {
  scroll: { of: [10_000, 100_000], measure: scroll },
  wheelList: { of: [10_000], measure: wheelList },
  wheelTable: { of: [10_000], measure: wheelTable },
  wheelLog: { of: [10_000], measure: wheelLog },
  wheelBoard: { of: [10_000], measure: wheelBoard },
  first: { of: [10_000], measure: first },
  sort: { of: [10_000, 100_000], measure: sort },
  filter: { of: [100_000], measure: filter },
  scripts: { of: [10_000], measure: scripts },
  open: { of: [100_000], measure: open },
  oldest: { of: [100_000], measure: oldest },
  back: { of: [100_000], measure: back },
  tail: { of: [100_000], measure: tail },
  board: { of: [10_000], measure: board },
  curves: { of: [100_000], measure: curves },
  parallel: { of: [100_000], measure: parallel },
};

function measureOf(name: string) {
  const measure = measures[name];
  if (measure) return measure;
  throw new Error(`There is no row ${name}; there are ${Object.keys(measures)}.`);
}

export type FeltOptions = {
  /** names of rows, separated by commas; all of them by default */
  only?: string | undefined;
  /** `none` or `measured`; both by default */
  times?: string | undefined;
};

/**
 * Measures the experience of a user: the console in Chromium, moved by wheel, keys and pointer from
 * outside the page, on a fast master and on one as slow as a real one. Prints each row on the error
 * output as soon as it is measured.
 * @throws Error for a row that does not exist
 */
export async function benchFelt({ only, times }: FeltOptions): Promise<Row[]> {
  const names = only?.split(',') ?? Object.keys(measures);
  const rows: Row[] = [];
  for (const experiments of [10_000, 100_000])
    for (const each of ['none', 'measured'] as const) {
      const selectedMeasures = names.map((name) => ({ name, ...measureOf(name) }));
      const here = selectedMeasures.filter(({ of }) => of.includes(experiments));
      if (here.length === 0 || (times ?? each) !== each) continue;
      const args = ['--scenario', 'huge', '--experiments', `${experiments}`];
      if (each === 'measured') args.push('--master-times', 'measured');
      await withBuiltConsole(args, async (built) => {
        const references = await serveReferences(built.url);
        const bench = { ...built, times: each, experiments, references };
        for (const { name, measure } of here) {
          const measured = await measure(bench).catch(failedRow(name));
          for (const { what, figure } of measured) console.error(`${what}  ${figure}`);
          rows.push(...measured);
        }
        await references.close();
      });
    }
  return rows;
}

/** A row for a failed measurement, so that the others still have their figures. */
const failedRow =
  (name: string) =>
  (error: unknown): Row[] => [
    { what: name, figure: `failed: ${error}`.slice(0, 200), reference: '', ratio: '', goal: '' },
  ];
