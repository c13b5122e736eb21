import type { Page } from 'playwright-core';
import type { BuiltConsole } from './built-console';
import type { Row } from './measure';

type Measure = {
  what: string;
  /** path below the address of the console */
  path: string;
  /** an expression that is true in the page once the part is drawn */
  isDrawn: string;
  /** requests whose plain answers are the reference for the page, below `/api/v1/` */
  answers: readonly string[];
  goalMs: number;
  /** runs before the first visit */
  prepare?: (page: Page) => Promise<unknown>;
};

const rounds = 5;

/** Records the frame in which an expression is true for the first time. */
const watchFor = (isDrawn: string) => `(() => {
  const look = () => {
    if (${isDrawn}) window.drawnAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

const medianOf = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Measures the time from a link to the first frame with a part of a page, with cached scripts, as
 * the median of some rounds. The reference is the time that the same browser needs to read and
 * parse the answers for the part.
 */
export async function firstPaintRow(built: BuiltConsole, measure: Measure): Promise<Row> {
  const { path, isDrawn, answers } = measure;
  const context = await built.openContext();
  const page = await context.newPage();
  await page.addInitScript({ content: watchFor(isDrawn) });
  await measure.prepare?.(page);
  const times: number[] = [];
  const bare: number[] = [];
  for (let round = -1; round < rounds; round++) {
    await page.goto(`${built.url}${path}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => Reflect.has(window, 'drawnAt'), undefined, {
      timeout: 60_000,
    });
    const time: unknown = await page.evaluate(() => Reflect.get(window, 'drawnAt'));
    const read = await page.evaluate(async (paths) => {
      const start = performance.now();
      await Promise.all(
        paths.map(async (each) => (await fetch(`/api/v1/${each}`, { cache: 'no-store' })).json()),
      );
      return performance.now() - start;
    }, answers);
    if (round < 0) continue;
    times.push(Number(time));
    bare.push(read);
  }
  await context.close();
  const [figure, reference] = [medianOf(times), medianOf(bare)];
  return {
    what: measure.what,
    figure: `${Math.round(figure)} ms`,
    reference: `${Math.round(reference)} ms (bare answers)`,
    ratio: (figure / reference).toFixed(2),
    goal: `${measure.goalMs} ms`,
  };
}
