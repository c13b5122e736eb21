import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/**
 * The suggestions below the address bar: pages of the browser, which each new profile loads. They took
 * 0.6 s of the processor, more than a small page of the console.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Features that Playwright turns off, from its `chromiumSwitches`: a second switch replaces the first one. */
const turnedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Launches the browser that the configuration of the tests found. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.TRAINYARD_CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...turnedOffByPlaywright, ...addressBar].join()}`,
    ],
  });

/** `TRAINYARD_SLOW=3`: pages run so many times slower, which finds tests that fail on a busy machine. */
const slowdown = Number(process.env.TRAINYARD_SLOW ?? 1);

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** things a page should never cause: policy reports, uncaught errors, errors on the console */
  complaints: string[];
};

type Options = {
  theme?: 'light' | 'dark';
  viewport?: { width: number; height: number };
  /** disables color transitions */
  isStill?: boolean;
  /** a finger instead of a mouse */
  isTouched?: boolean;
};

/** A fresh browser profile that records every policy report and error. */
export async function openVisit(
  browser: Browser,
  { theme = 'light', viewport = desktop, isStill = false, isTouched = false }: Options = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    hasTouch: isTouched,
    isMobile: isTouched,
    reducedMotion: isStill ? 'reduce' : 'no-preference',
  });
  // a page and its data are there in 3 s on an idle machine
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  if (slowdown > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  return { page, context, complaints: await watchComplaints(page) };
}

/** Records every policy report and error of a page. */
export async function watchComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  // an unhandled rejection has no other trace
  page.on('pageerror', ({ message, stack }) => complaints.push(`error: ${stack || message}`));
  page.on('console', (message) => {
    // a refused request is logged by the browser itself, and some journeys provoke it
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`console: ${message.text()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) =>
    complaints.push(`policy: ${text}`),
  );
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportViolation');
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}`);
    });
  });
  return complaints;
}

/**
 * Checks items, mostly pages, in two windows at once, because the page is the bottleneck, not this
 * process. Returns the findings, and the complaints of both windows.
 */
export async function inTwoWindows<Item>(
  items: readonly Item[],
  open: () => Promise<Visit>,
  check: (page: Page, item: Item) => Promise<string[]>,
): Promise<string[]> {
  const left = [...items];
  const inWindow = async () => {
    const { page, context, complaints } = await open();
    const findings: string[] = [];
    for (let item = left.shift(); item; item = left.shift())
      findings.push(...(await check(page, item)));
    await context.close();
    return [...findings, ...complaints];
  };
  return (await Promise.all([inWindow(), inWindow()])).flat();
}

/** Signs in through the form; the sandbox's users have no password. */
export async function signIn({ page }: Visit, url: string, username = 'admin') {
  await page.goto(url);
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('navigation').first().waitFor();
}

/**
 * Signs a user in with a stored token, for tests about other things than signing in. A visit may be
 * signed in at several consoles.
 */
export async function carryToken(
  { context }: Pick<Visit, 'context'>,
  url: string,
  token: string,
): Promise<void> {
  const { origin } = new URL(url);
  const { cookies, origins } = await context.storageState();
  const localStorage = [{ name: 'global/auth-token', value: JSON.stringify(token) }];
  const others = origins.filter((each) => each.origin !== origin);
  await context.setStorageState({ cookies, origins: [...others, { origin, localStorage }] });
}

const loading = '.animate-breathe, .animate-load, [role=status].animate-turn, [aria-busy=true]';

/**
 * Waits for the content of a page: until there is no skeleton, spinner, progress line or busy part.
 */
export async function waitUntilLoaded(page: Page) {
  await page.locator('main').waitFor();
  await page.waitForFunction((parts) => document.querySelector(parts) === null, loading);
}

/**
 * Waits for all content of a page: its data, its images, and its charts in view, which are drawn in
 * turn.
 */
export async function waitUntilDrawn(page: Page) {
  await waitUntilLoaded(page);
  const isDrawn = () =>
    [...document.images].every(({ complete }) => complete) &&
    [...document.querySelectorAll('canvas')].every((canvas) => {
      const { top } = canvas.getBoundingClientRect();
      const { width, height } = canvas;
      if (top > innerHeight || width === 0 || height === 0) return true;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
      return pixels?.some((value) => value !== 0) ?? true;
    });
  // otherwise a picture of an empty chart would be taken
  await page.waitForFunction(isDrawn);
}
