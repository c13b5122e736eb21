import { readFile } from 'node:fs/promises';
import { putWorkspaceConfigPolicies } from '@trainyard/sdk/v038';
import { describe, expect, test } from 'vitest';
import { dialogOf } from './objects/dialog';
import { button, inState, modes, openEachRole } from './objects/each-role';
import { experimentList } from './objects/experiment-list';
import { toWorkloads } from './objects/workloads';

describe('lists of each role', () => {
  const [{ flag, changers, readers, strangers } = expect.fail()] = modes;
  const users = [...changers, ...readers];
  const fixture = openEachRole(flag);
  const { experimentWhere, isMissing } = fixture;
  const number = /^-?[\d,]+(\.\d+)?(e-?\d+)?$/;

  test.each(users)('%s opens a link of an older master', async (username) => {
    const old = 'validation.validation_loss';
    const page = await fixture.open(
      `projects/2/experiments?columns=name&columns=${old}&sort=${old}%3Dasc`,
      { username },
    );
    const { grid } = experimentList(page);
    await grid
      .getByRole('columnheader', { name: /validation_loss \(validation, last\)/ })
      .waitFor();
    await grid.getByRole('gridcell', { name: number }).first().waitFor();
    await expect.poll(() => page.url()).toContain(`sort=${old}.last%3Dasc`);
  });

  test.each(users)(
    '%s filters, sorts and exports by a group of the training script',
    async (username) => {
      const latency = 'inference.latency_ms.last';
      const filter = encodeURIComponent(`${latency} > 0`);
      const page = await fixture.open(
        `projects/2/experiments?columns=name&columns=${latency}&sort=${latency}%3Dasc&filter=${filter}`,
        { username },
      );
      const { grid, openMenu } = experimentList(page);
      await grid.getByRole('columnheader', { name: /latency_ms \(inference, last\)/ }).waitFor();
      await grid.getByRole('gridcell', { name: number }).first().waitFor();
      const menu = await openMenu('Options');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        menu.getByRole('menuitem', { name: 'CSV' }).click(),
      ]);
      const [head = '', ...rows] = (await readFile(await download.path(), 'utf8'))
        .trimEnd()
        .split('\r\n');
      expect(head).toContain('latency_ms');
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(Number(row.split(',').at(-1))).toBeGreaterThan(0);
    },
  );

  test.each(users)('%s reads such a group among the workloads of a trial', async (username) => {
    const { id } = await experimentWhere(({ name }) => name === 'llm-sft-7b');
    const page = await fixture.open(
      `experiments/${id}/overview?workloadMetrics=${encodeURIComponent('evaluation|hellaswag')}`,
      { username },
    );
    await toWorkloads(page);
    const table = page.getByRole('table', { name: 'Workloads' });
    await table.getByRole('columnheader', { name: '[evaluation] hellaswag' }).waitFor();
    await table
      .getByRole('cell', { name: /^0\.\d+$/ })
      .first()
      .waitFor();
  });

  test.each(users)('%s filters, colors and groups runs by their link', async (username) => {
    const columns = ['id', 'name', 'hp.lr', 'searcherType'];
    const query = `${columns.map((id) => `columns=${id}`).join('&')}&filter=state%20%3D%20COMPLETED`;
    const page = await fixture.open(`projects/2/runs?${query}&heat=hp.lr`, { username });
    const { total, colors } = experimentList(page, 'Runs');
    await expect.poll(async () => new Set(await colors('lr')).size).toBeGreaterThan(1);
    await expect.poll(() => total.textContent()).toMatch(/^\d+ match$/);
    await page.goto(fixture.address(`projects/2/runs?${query}&group=searcherType`));
    const groups = page.getByRole('table', { name: 'Runs grouped by Searcher' });
    await groups.getByRole('rowheader', { name: 'adaptive_asha' }).waitFor();
    await page.goto(fixture.address('projects/2/searches'));
    await page.getByRole('grid').getByRole('link').first().waitFor();
  });

  describe('under a policy of the workspace', () => {
    const done = () =>
      experimentWhere((each) => each.workspaceId === 2 && inState('STATE_COMPLETED')(each));
    const configPolicies =
      'invariant_config: { max_restarts: 3 }\nconstraints: { resources: { max_slots: 2 } }';
    const setPolicy = async () =>
      putWorkspaceConfigPolicies(await fixture.callerFor(), {
        workspaceId: 2,
        workloadType: 'EXPERIMENT',
        body: { configPolicies },
      });

    test.each(changers)('%s forks with its values', async (username) => {
      await setPolicy();
      const { id } = await done();
      const page = await fixture.open(`experiments/${id}/overview`, { username });
      await button(page, 'Fork').click();
      const form = dialogOf(page, `Fork Experiment ${id}`);
      await form.findText('set by workspace Vision');
      await form.findText('At most 2 slots');
    });

    test.each(readers)('%s is not offered a fork', async (username) => {
      await setPolicy();
      const { id } = await done();
      await fixture.offersNot(`experiments/${id}/overview`, username, 'Fork');
    });
  });

  test.each(strangers)('%s has access to none of them', async (username) => {
    for (const path of ['experiments', 'runs', 'searches'])
      await isMissing(`projects/2/${path}`, username);
  });
});
