import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { carryToken, openVisit } from './browser';
import { hostile, makeHostile } from './hostile-answers';
import { demoArgs, tokenFor } from './pages';
import { openSite } from './site';

const site = openSite(...demoArgs);

const pool = encodeURIComponent(`a100-pool${hostile('resourcePools')}`);

/** The fields whose text each page shows, by their names on the wire. Finished runs: their streams end. */
const pages: Record<string, string> = {
  dashboard: 'clusterName username',
  workspaces: 'name displayName',
  'workspaces/2/projects': 'name description displayName',
  'workspaces/2/tasks': 'description resourcePool displayName',
  'workspaces/2/models': 'name description labels displayName',
  'projects/2/experiments': 'workspaceName name labels displayName resourcePool',
  'experiments/2/overview': 'workspaceName projectName name labels displayName description',
  'trials/25/hyperparameters': 'hparamsKey hparams',
  'experiments/2/trials/25/logs': 'log agentId containerId',
  'experiments/1/trials': 'hparamsKey hparams',
  'experiments/2/trials/25/profiler': 'name agentId',
  'experiment-compare?id=2&id=5': 'name resourcePool',
  models: 'name description labels displayName',
  'models/1': 'name description labels displayName comment notes',
  'models/1/versions/1/model': 'name avgMetricsKey resourcesKey',
  tasks: 'description resourcePool displayName name',
  clusters: 'resourcePools',
  'agents/agent-01': 'resourcePools containerId brand',
  'clusters/historical-usage': 'byUsernameKey',
  'clusters/historical-usage?by=label': 'byExperimentLabelKey',
  'clusters/historical-usage?by=pool': 'byResourcePoolKey',
  'clusters/logs': 'message',
  [`resourcepool/${pool}/active`]: 'resourcePools displayName',
  [`resourcepool/${pool}/configuration`]: 'resourcePools description',
  'admin/user-management': 'username displayName',
  'admin/group-management': 'name',
  'admin/access': 'name displayName',
  'access/3': 'username displayName',
  webhooks: 'url',
};

/** The demo has none. */
async function makeTemplate(token: string) {
  const template = { name: 'small', config: { resources: { slots: 1 } }, workspaceId: 1 };
  const headers = { Authorization: `Bearer ${token}` };
  const body = JSON.stringify({ template });
  const answer = await fetch(`${site.url}api/v1/templates/small`, {
    method: 'POST',
    headers,
    body,
  });
  expect(answer.status).toBe(200);
}

type Opening = { path: string; fields: string; open: (page: Page) => Promise<void> };

/** Names that only a dialog or a part further down shows. */
const dialogs: Opening[] = [
  {
    path: 'admin/user-management',
    fields: 'roleName',
    open: (page) => page.getByRole('button', { name: 'Add User' }).click(),
  },
  {
    path: 'tasks',
    fields: 'templateName',
    open: async (page) => {
      await page.getByRole('button', { name: 'Launch JupyterLab' }).click();
      await page.getByRole('combobox', { name: 'Template' }).click();
    },
  },
  {
    // what is out of sight is not asked for
    path: 'experiment-compare?id=1&id=2',
    fields: 'hparamsKey hparams',
    open: async (page) => {
      const trials = page.getByRole('region', { name: 'Trials', exact: true });
      await trials.scrollIntoViewIfNeeded();
      await trials.getByRole('checkbox').first().waitFor();
    },
  },
];

const openings: Opening[] = [
  ...Object.entries(pages).map(([path, fields]) => ({ path, fields, open: async () => {} })),
  ...dialogs,
];

/** As text, or where something is pointed at. */
const fieldsShown = () => {
  const titles = [...document.querySelectorAll('[title]')].map((each) =>
    each.getAttribute('title'),
  );
  const text = [document.body.textContent, ...titles].join('\n');
  return [...text.matchAll(/onerror=hit\('(\w+)'\)/g)].map(([, field]) => field);
};

/** Which of them do not appear, given some time. */
async function fieldsMissing(page: Page, wanted: string[]) {
  const read = async () => {
    const shown = await page.evaluate(fieldsShown);
    return wanted.filter((field) => !shown.includes(field));
  };
  const isWhole = await expect
    .poll(read)
    .toEqual([])
    .then(
      () => true,
      () => false,
    );
  return isWhole ? [] : read();
}

/** Counts the places that became more than text: elements made of them, and scripts that ran. */
const whatCameOfIt = () => {
  const made = document.querySelectorAll('img[src="x"], svg[onload], a[href^="javascript" i]');
  return {
    elements: [...made].map((element) => element.outerHTML.slice(0, 120)),
    hits: Reflect.get(window, 'hits'),
    text: document.documentElement.outerHTML,
  };
};

test('hostile text of every field stays text on the pages that show it', async () => {
  const { page, context, complaints } = await openVisit(site.browser);
  const token = await tokenFor(site.url);
  await carryToken({ context }, site.url, token);
  await makeTemplate(token);
  await page.addInitScript(() => {
    const hits: string[] = [];
    Object.assign(window, { hits, hit: (field: string) => hits.push(field) });
  });
  await makeHostile(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const missing: string[] = [];
  for (const { path, fields, open } of openings) {
    await page.goto(site.url + path);
    await open(page);
    missing.push(...(await fieldsMissing(page, fields.split(' '))).map((f) => `${path}: ${f}`));
    const { elements, hits, text } = await page.evaluate(whatCameOfIt);
    expect({ path, elements, hits }).toEqual({ path, elements: [], hits: [] });
    // nor is the session's token anywhere a person could copy or pass it on
    expect(text.includes(token)).toBe(false);
  }
  expect(missing).toEqual([]);
  expect(complaints).toEqual([]);
  expect(asked.filter((address) => address.includes(token))).toEqual([]);
  await context.close();
  // some twenty-five pages
}, 180_000);
