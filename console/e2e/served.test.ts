import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openVisit, signIn } from './support/browser';
import { type Server, startServer } from './support/server';

let browser: Browser;
let server: Server | undefined;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
});
afterAll(() => browser.close());

test('below a path prefix everything works as at the root', async () => {
  server = await startServer('--seed', '7', '--base', '/det/');
  const visit = await openVisit(browser);
  const { page, context, complaints } = visit;
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await signIn(visit, server.url);
  await page.goto(`${server.url}projects/2/experiments`);
  await page.getByRole('row').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.url()).toContain('/det/experiments/');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(calls.filter((path) => !path.startsWith('/det/'))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('an unreachable master is reported, and retried', async () => {
  server = await startServer('--master', 'http://127.0.0.1:9');
  const { page, context } = await openVisit(browser);
  await page.goto(server.url);
  await page.getByText('Server is Unreachable').waitFor();
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  await context.close();
});

const recordings = process.env.TRAINYARD_RECORDINGS;

describe.runIf(recordings)('on recorded answers of a real master', () => {
  test('the list, a run, its curves, its log and a search render', async () => {
    server = await startServer('--replay', `${recordings}/0.23.4`);
    const visit = await openVisit(browser);
    const { page, context, complaints } = visit;
    await signIn(visit, server.url);

    await page.goto(`${server.url}projects/2/experiments`);
    await page.getByRole('row').getByRole('link').first().waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(3);

    await page.goto(`${server.url}experiments/23/overview`);
    await page.getByRole('heading', { level: 1, name: 'run-single' }).waitFor();
    await page.getByText('Completed').first().waitFor();
    await page.getByRole('figure').first().waitFor();

    await page.getByRole('link', { name: /^Logs/ }).click();
    await page.getByText('Trial 99 (Experiment 23) was terminated').first().waitFor();

    await page.goto(`${server.url}experiments/24`);
    await page.getByRole('figure').first().waitFor();
    await page.getByRole('link', { name: /Trials/ }).click();
    await page.getByRole('columnheader', { name: 'Best Validation Metric' }).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(2);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
