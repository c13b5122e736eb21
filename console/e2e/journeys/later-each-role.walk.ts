import { getExperiments, getExperimentTrials, getJobsV2, getTrial } from '@trainyard/sdk/calls';
import { isFinished } from '@trainyard/sdk/model';
import type { Job } from '@trainyard/sdk/types';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dialogOf } from './objects/dialog';
import { button, inState, modes, openEachRole } from './objects/each-role';

describe.each(modes)('$name', ({ flag, changers, readers, strangers }) => {
  const fixture = openEachRole(flag);
  const { experimentWhere, stateOf, openExperiment, offersNot, isMissing } = fixture;

  describe('a failed experiment', () => {
    const failed = () => experimentWhere(inState('STATE_ERROR'));

    test.each(changers)('is retried by %s', async (username) => {
      const experiment = await failed();
      const page = await openExperiment(experiment, username);
      await button(page, 'Retry').click();
      await page.getByText(`${experiment.name} runs again`).first().waitFor();
      await expect.poll(() => stateOf(experiment.id)).not.toBe('STATE_ERROR');
    });

    test.each(readers)('cannot be retried by %s', async (username) => {
      const experiment = await failed();
      await offersNot(`experiments/${experiment.id}/overview`, username, 'Retry');
      expect(await stateOf(experiment.id)).toBe('STATE_ERROR');
    });
  });

  describe('a completed experiment', () => {
    const completed = () => experimentWhere(inState('STATE_COMPLETED'));

    test.each(changers)('is continued by %s', async (username) => {
      const experiment = await completed();
      const page = await openExperiment(experiment, username);
      await button(page, 'Resume').click();
      const form = dialogOf(page, `Resume experiment ${experiment.id}`);
      await form.dialog.getByRole('textbox', { name: /^Max / }).fill('99000');
      await form.submit('Resume');
      await page
        .getByText(/^Resumed /)
        .first()
        .waitFor();
      await expect.poll(() => stateOf(experiment.id)).not.toBe('STATE_COMPLETED');
    });

    test.each(readers)('cannot be continued by %s', async (username) => {
      const experiment = await completed();
      await offersNot(`experiments/${experiment.id}/overview`, username, 'Resume');
      expect(await stateOf(experiment.id)).toBe('STATE_COMPLETED');
    });
  });

  async function openTrial() {
    const client = await fixture.callerFor();
    const { experiments } = await getExperiments(client, { limit: -1, archived: false });
    for (const { id, searcherType, endTime, unmanaged } of experiments) {
      if (searcherType === 'single' || endTime !== null || unmanaged) continue;
      const { trials } = await getExperimentTrials(client, { experimentId: id });
      // it may wait for its slots: those that are retried and continued take some
      const open = trials.find(({ state }) => !isFinished(state) && !state.includes('STOPPING'));
      if (open) return open;
    }
    throw new Error('the demo has no search left with an open trial');
  }
  const pathOf = (trial: { id: number; experimentId: number }) =>
    `experiments/${trial.experimentId}/trials/${trial.id}/overview`;

  describe('a trial of a search', () => {
    const trialState = async (trialId: number) =>
      (await getTrial(await fixture.callerFor(), { trialId })).trial.state;

    test.each(changers)('is killed by %s', async (username) => {
      const trial = await openTrial();
      const page = await fixture.open(pathOf(trial), { username });
      await button(page, 'Kill').click();
      await dialogOf(page, 'Confirm Trial Kill').submit('Kill');
      await expect.poll(() => trialState(trial.id)).toMatch(/STOPPING|CANCELED/);
    });

    test.each(readers)('cannot be killed by %s', async (username) => {
      const trial = await openTrial();
      await offersNot(pathOf(trial), username, 'Kill');
      expect(await trialState(trial.id)).not.toMatch(/STOPPING|CANCELED/);
    });
  });

  describe('an unmanaged experiment', () => {
    async function outside() {
      const { experiments } = await getExperiments(await fixture.callerFor(), { limit: -1 });
      const match = experiments.find(({ name }) => name === 'shelf-camera-nightly');
      return match ?? expect.fail('the demo has no such experiment');
    }
    const isArchived = async () => (await outside()).archived;

    test.each([...changers, ...readers])('offers %s no action of the cluster', async (username) => {
      const page = await openExperiment(await outside(), username);
      await page.getByRole('main').getByText('Unmanaged').first().waitFor();
      for (const name of ['Fork', 'Resume', 'Retry', 'TensorBoard', 'Hyperparameter Search'])
        expect(await button(page, name).count(), name).toBe(0);
    });

    test.each(changers)('is archived and unarchived by %s', async (username) => {
      const page = await openExperiment(await outside(), username);
      for (const item of ['Archive', 'Unarchive']) {
        await button(page, 'More actions').click();
        await page.getByRole('menuitem', { name: item, exact: true }).click();
        await expect.poll(isArchived).toBe(item === 'Archive');
      }
    });

    test.each(readers)('cannot be archived by %s', async (username) => {
      const page = await openExperiment(await outside(), username);
      await button(page, 'More actions').click();
      const items = page.getByRole('menuitem');
      await items.filter({ hasText: 'Compare with...' }).waitFor();
      expect(await items.filter({ hasText: 'Archive' }).count()).toBe(0);
    });

    test.each(strangers)('is missing for %s', async (username) => {
      await isMissing(`experiments/${(await outside()).id}/overview`, username);
    });
  });

  test.each(strangers)('%s finds none of them', async (username) => {
    for (const state of ['STATE_ERROR', 'STATE_COMPLETED']) {
      const { id } = await experimentWhere(inState(state));
      await isMissing(`experiments/${id}/overview`, username);
    }
    const trial = await openTrial();
    await isMissing(pathOf(trial), username);
  });

  describe('a queue', () => {
    async function jobsOf(resourcePool: string): Promise<Job[]> {
      const { jobs } = await getJobsV2(await fixture.callerFor(), { resourcePool });
      return jobs.flatMap(({ full }) => full ?? []);
    }
    const jobWith = async (pool: string, jobId: string) =>
      (await jobsOf(pool)).find((each) => each.jobId === jobId);

    const tableOf = (page: Page, tab: 'active' | 'queued') =>
      page.getByRole('table', { name: tab === 'active' ? 'Active jobs' : 'Queued jobs' });

    const tabOf = (job: Job | undefined) =>
      job?.summary?.state === 'STATE_QUEUED' ? 'queued' : 'active';

    async function openMenu(pool: string, { jobId, name }: Job, username: string) {
      const page = await fixture.open('resourcepool', { username });
      for (;;) {
        const tab = tabOf(await jobWith(pool, jobId));
        await page.goto(fixture.address(`resourcepool/${pool}/${tab}`));
        const actions = tableOf(page, tab).getByRole('button', { name: `Actions for ${name}` });
        // it may start, or wait again, meanwhile
        const isElsewhere = async () => tabOf(await jobWith(pool, jobId)) !== tab;
        const isDecided = async () => (await actions.count()) > 0 || (await isElsewhere());
        await expect.poll(isDecided).toBe(true);
        if ((await actions.count()) === 0) continue;
        await actions.first().click();
        return page;
      }
    }

    /** The last job that waits behind others, and has a unique name. */
    async function lastBehind() {
      const jobs = await jobsOf('a100-pool');
      const isAlone = ({ name }: Job) => jobs.filter((each) => each.name === name).length === 1;
      const match = jobs.findLast((job) => (job.summary?.jobsAhead ?? 0) > 0 && isAlone(job));
      if (!match) throw new Error('no job waits in the pool of the demo');
      return match;
    }

    // without strict queue control, everyone who sees a job may move it
    test.each([...changers, ...readers])(
      'gives a job of %s priority above its head',
      async (username) => {
        const job = await lastBehind();
        const page = await openMenu('a100-pool', job, username);
        await page.getByRole('menuitem', { name: 'Raise priority above the queue’s head' }).click();
        await page
          .getByText(/ has priority \d+ in /)
          .first()
          .waitFor();
        await expect
          .poll(async () => (await jobWith('a100-pool', job.jobId))?.priority)
          .toBeLessThan(job.priority ?? 0);
      },
    );

    test.each([...changers, ...readers])(
      'divides a pool by the weight that %s sets',
      async (username) => {
        const [job] = await jobsOf('t4-pool');
        if (!job) throw new Error('nothing runs in the fair pool of the demo');
        const weight = (job.weight ?? 1) + 1;
        const page = await openMenu('t4-pool', job, username);
        await page.getByRole('menuitem', { name: 'Manage Job...' }).click();
        const form = dialogOf(page, /^Manage Job/);
        await form.field('Weight').fill(`${weight}`);
        await form.submit('Apply');
        await expect.poll(async () => (await jobWith('t4-pool', job.jobId))?.weight).toBe(weight);
      },
    );

    test.each(strangers)('shows %s no movable job', async (username) => {
      const tab = tabOf(await lastBehind());
      const page = await fixture.open(`resourcepool/a100-pool/${tab}`, { username });
      const table = tableOf(page, tab);
      await table.getByRole('row').nth(1).waitFor();
      expect(await table.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
    });
  });
});
