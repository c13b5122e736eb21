import {
  createTransport,
  getExperiment,
  getExperiments,
  killExperiment,
} from '@trainyard/sdk/calls';
import { expect, onTestFinished, test } from 'vitest';
import { carryToken, openVisit } from './support/browser';
import { tokenFor } from './support/pages';
import { openSite } from './support/site';

const site = openSite('--seed', '7');

test('a hidden tab shows one browser notification when a watched experiment ends', async () => {
  const token = await tokenFor(site.url);
  const master = createTransport({ baseUrl: site.url.replace(/\/$/, ''), auth: token });
  const { experiments } = await getExperiments(master, { limit: 1000 });
  const experiment = experiments.find(({ state }) => state === 'STATE_RUNNING');
  if (!experiment) throw new Error('the demo runs nothing');

  const { page, context, complaints } = await openVisit(site.browser);
  onTestFinished(() => context.close());
  await page.addInitScript(() => {
    const notices: unknown[] = [];
    Reflect.set(window, 'noticesShown', notices);
    // records the browser's own notifications
    window.Notification = class extends Notification {
      // Chromium without windows denies them, whatever the context is granted
      static override readonly permission = 'granted';
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        notices.push([title, options?.body, options?.tag]);
        Reflect.set(window, 'lastNotice', this);
      }
    };
  });
  const readNotices = () => page.evaluate(() => Reflect.get(window, 'noticesShown'));
  await carryToken({ context }, site.url, token);
  await page.clock.install();
  await page.goto(`${site.url}experiments/${experiment.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  const settingsSaved = page.waitForResponse((answer) => {
    return answer.url().endsWith('/users/setting') && answer.request().method() === 'POST';
  });
  await page.getByRole('menuitem', { name: 'Watch', exact: true }).click();
  await page.getByText(`Watching ${experiment.name}`, { exact: true }).waitFor();
  await settingsSaved;
  // the watch is stored beyond the page
  const response = page.waitForResponse((answer) =>
    answer.url().includes('experimentIdFilter.incl'),
  );
  await page.goto(`${site.url}webhooks`);
  await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  await response;

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await killExperiment(master, { experimentId: experiment.id });
  await expect
    .poll(
      async () => (await getExperiment(master, { experimentId: experiment.id })).experiment.state,
    )
    .toBe('STATE_CANCELED');
  const noticesOfNextMinute = async () => {
    await page.clock.fastForward(60_000);
    return readNotices();
  };
  // a hidden tab checks once a minute, and its last check may have met the stopping state
  await expect
    .poll(noticesOfNextMinute, { interval: 1_000 })
    .toEqual([
      [
        `Experiment ${experiment.id}: Canceled`,
        expect.stringContaining(`${experiment.name}, after `),
        `trainyard-experiment-${experiment.id}`,
      ],
    ]);
  await expect.poll(() => page.getByText(`Experiment ${experiment.id}: Canceled`).count()).toBe(0);
  await page.evaluate(() => Reflect.get(window, 'lastNotice').dispatchEvent(new Event('click')));
  await page.getByRole('heading', { level: 1, name: experiment.name }).waitFor();
  expect(complaints).toEqual([]);
});
