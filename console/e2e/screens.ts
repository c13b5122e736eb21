import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { carryToken, launchBrowser, openVisit, waitUntilDrawn } from './support/browser';
import { type DemoPage, demoArgs, demoPages, tokenFor } from './support/pages';
import { startServer } from './support/server';

/** Takes pictures of every page, of the demo with roles; arguments are parts of paths. */
const folder = join(import.meta.dirname, '../../.trainyard/screens');
const themes = ['light', 'dark'] as const;
const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

const requested = process.argv.slice(2);
const isRequested = ({ path }: DemoPage) =>
  requested.length === 0 || requested.some((part) => path.includes(part));
const nameOf = (path: string) =>
  path
    .replace(/\?.*/, '')
    .replace(/[0-9a-f-]{36}/g, 'task')
    .replaceAll('/', '-');

type Variant = { browser: Browser; url: string; theme: 'light' | 'dark'; size: (typeof sizes)[0] };

async function openVariant({ browser, url, theme, size }: Variant, token?: string) {
  const visit = await openVisit(browser, { theme, viewport: size });
  if (token !== undefined) await carryToken(visit, url, token);
  const shoot = async ({ path, ready }: DemoPage) => {
    await visit.page.goto(url + path);
    const isComplete = visit.page
      .locator(ready)
      .first()
      .waitFor()
      .then(() => waitUntilDrawn(visit.page));
    // a picture of what is there is better than none
    await isComplete.catch((error) =>
      console.log(`${path} in ${theme} at ${size.width}: ${error.message}`),
    );
    const name = `${nameOf(path)}-${theme}-${size.width}.png`;
    await visit.page.screenshot({ path: join(folder, name) });
  };
  return { ...visit, shoot };
}

async function shootAll(variant: Variant, token: string, pages: DemoPage[]) {
  const guest = await openVariant(variant);
  await guest.shoot({ path: 'login', ready: 'form' });
  await guest.context.close();
  const visit = await openVariant(variant, token);
  for (const page of pages) await visit.shoot(page);
  for (const complaint of visit.complaints) console.log(complaint);
  await visit.context.close();
}

await mkdir(folder, { recursive: true });
const [server, browser] = await Promise.all([startServer(...demoArgs), launchBrowser()]);
try {
  const { url } = server;
  const token = await tokenFor(url);
  const pages = (await demoPages({ url, token })).filter(isRequested);
  for (const size of sizes)
    for (const theme of themes) await shootAll({ browser, url, theme, size }, token, pages);
  console.log(`${pages.length} pages are in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}
