import type { Page } from 'playwright-core';
import { withBuiltConsole } from './built-console';
import type { Row } from './measure';

const goalMs = 200;

/**
 * Texts that are the most expensive for a Markdown parser, or for the page that renders the result.
 */
const notes: Record<string, string> = {
  'nothing but a word': 'word',
  '30 kB of *a_': '*a_'.repeat(10_000),
  '30 kB of *a*': '*a* '.repeat(7_500),
  '5,000 link definitions': Array.from({ length: 5_000 }, (_, n) => `[a${n}]: /b${n}`).join('\n'),
  'a list nested 300 deep': Array.from({ length: 300 }, (_, n) => `${'  '.repeat(n)}- a`).join(
    '\n',
  ),
  'a table of 3,000 cells': ['|a|b|c|', '|-|-|-|', ...Array(1_000).fill('|1|2|3|')].join('\n'),
  '100 kB of paragraphs': 'Some **bold** words, and `code`.\n\n'.repeat(3_000),
};

/** The longest time without a response of a note's page, for several hostile notes. */
export const benchNotes = (): Promise<Row[]> =>
  withBuiltConsole([], async ({ url, request, openContext }) => {
    const rows: Row[] = [];
    const context = await openContext();
    const page = await context.newPage();
    await page.addInitScript(watchLongTasks);
    await page.goto(`${url}projects/2/notes`);
    for (const [what, contents] of Object.entries(notes)) {
      const { notes } = await request('projects/2/notes', { name: what, contents });
      const longest = await longestTask(page, `${url}projects/2/notes?page=${notes.length - 1}`);
      rows.push({
        what: `notes: longest task, ${what}`,
        figure: `${Math.round(longest)} ms`,
        reference: '',
        ratio: '',
        goal: `${goalMs} ms`,
      });
    }
    await context.close();
    return rows;
  });

function watchLongTasks() {
  const tasks: number[] = [];
  Object.assign(window, { longTasks: tasks });
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

/** From the text's arrival until it is drawn, without the start of the page. */
async function longestTask(page: Page, address: string): Promise<number> {
  const notes = page.locator('.markdown');
  await page.goto(address);
  await notes.waitFor({ state: 'attached' });
  // drawn once by now: the tasks of a second drawing belong only to the note
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.evaluate(() => Reflect.get(window, 'longTasks').splice(0));
  await page.getByRole('radio', { name: 'Preview' }).click();
  await notes.waitFor({ state: 'attached' });
  // the browser reports a long task some time after its end
  await page.waitForTimeout(500);
  const tasks: number[] = await page.evaluate(() => Reflect.get(window, 'longTasks'));
  await page.getByRole('button', { name: 'Cancel' }).click();
  return Math.max(0, ...tasks);
}
