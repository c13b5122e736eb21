import { getJobs, getResourcePools } from '@trainyard/sdk/calls';
import type { Job } from '@trainyard/sdk/types';
import { describe, expect, test } from 'vitest';
import { openConsole } from './objects/console-fixture';
import { dialogOf } from './objects/dialog';

describe('a master with strict queue control', () => {
  const fixture = openConsole('--scenario', 'rbac', '--strict-queue');

  /** A running job, in a pool with an order. */
  async function runningJob(): Promise<Job> {
    const client = await fixture.callerFor();
    const { resourcePools } = await getResourcePools(client);
    for (const { name, schedulerType } of resourcePools) {
      if (schedulerType !== 'SCHEDULER_TYPE_PRIORITY') continue;
      const { jobs } = await getJobs(client, { resourcePool: name });
      const job = jobs.find(({ summary }) => summary?.state === 'STATE_SCHEDULED');
      if (job) return job;
    }
    throw new Error('nothing runs in the pools of the scenario');
  }

  const priorityOf = async ({ resourcePool, jobId }: Job) =>
    (await getJobs(await fixture.callerFor(), { resourcePool })).jobs.find(
      (job) => job.jobId === jobId,
    )?.priority;

  async function openActive({ resourcePool }: Job, username: string) {
    const page = await fixture.open(`resourcepool/${resourcePool}/active`, { username });
    const table = page.getByRole('table', { name: 'Active jobs' });
    await table.getByRole('row').nth(1).waitFor();
    return { page, table };
  }

  test('its queue is changed by users with the permission', async () => {
    const job = await runningJob();
    const { page, table } = await openActive(job, 'clusteradmin');
    await table
      .getByRole('button', { name: `Actions for ${job.name}` })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Manage Job...' }).click();
    const form = dialogOf(page, /^Manage Job/);
    await form.field('Priority').fill('7');
    await form.submit('Apply');
    await expect.poll(() => priorityOf(job)).toBe(7);
  });

  test.each(['editor', 'viewer'])('%s cannot change it', async (username) => {
    const job = await runningJob();
    const { page, table } = await openActive(job, username);
    const actions = table.getByRole('button', { name: `Actions for ${job.name}` });
    await actions.first().click();
    await page.getByRole('menuitem', { name: 'Why are actions missing?' }).waitFor();
    expect(await page.getByRole('menuitem', { name: /^Manage Job|Priority/ }).count()).toBe(0);
    const mayKill = username === 'editor';
    await expect
      .poll(() => page.getByRole('menuitem', { name: 'Kill' }).count())
      .toBe(mayKill ? 1 : 0);
  });
});
