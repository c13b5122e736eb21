import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandboxProcess } from '../support/sandbox-process';
import { examples } from './run-node';

let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>;
let browser: Browser;
let server: ChildProcess;
let address: string;

beforeAll(async () => {
  sandbox = await startSandboxProcess({ speed: 600 });
  browser = await chromium.launch({
    executablePath: process.env.TRAINYARD_CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  address = await serve(sandbox.url);
});
afterAll(async () => {
  server.kill();
  await browser.close();
  await sandbox.end();
});

async function serve(master: string) {
  const env = { ...process.env, DET_MASTER: master };
  const child = spawn(process.execPath, [join(examples, 'browser/serve.mjs'), '0'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url) return url;
  }
  throw new Error('The example ended before it said where it listens.');
}

/** A page that waits as long as a busy machine needs. */
async function openPage() {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}

test('a page lists experiments and follows the log of one', async () => {
  const page = await openPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const signIns: unknown[] = [];
  const modules: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/auth/login')) signIns.push(request.postDataJSON());
    if (pathname.startsWith('/sdk/')) modules.push(pathname);
  });
  await page.goto(address);

  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('invalid credentials').waitFor();
  expect(signIns).toEqual([
    { username: 'nobody', password: expect.stringMatching(/^[0-9a-f]{128}$/), isHashed: true },
  ]);
  // the build for pages, in small files
  expect(modules).toContain('/sdk/index.js');
  expect(modules).not.toContain('/sdk/core.js');

  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const rows = page.getByRole('row').filter({ has: page.getByRole('button') });
  await rows.first().waitFor();
  await expect.poll(() => rows.count()).toBe(20);

  await rows.filter({ hasText: 'Completed' }).first().getByRole('button').click();
  await page.getByText('The trial is over.').waitFor();
  const lines = ((await page.getByRole('log').textContent()) ?? '').trim().split('\n');
  expect(lines.length).toBeGreaterThan(20);
  expect(errors).toEqual([]);
  await page.close();
});

test('a page on TanStack Query shows what it has archived', async () => {
  const page = await openPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(new URL('query.html', address).href);
  await page.getByLabel('Username').fill('admin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const rows = page.getByRole('row').filter({ has: page.getByRole('button') });
  await rows.filter({ hasText: 'No' }).first().waitFor();
  const name = (await page.getByRole('button', { disabled: false }).first().textContent()) ?? '';
  // by its name: experiments that end join the list
  const button = page.getByRole('button', { name, exact: true });
  await button.click();
  await rows.filter({ has: button }).getByText('Archived', { exact: true }).waitFor();
  await expect.poll(() => button.isDisabled()).toBe(true);
  expect(errors).toEqual([]);
  await page.close();
});
