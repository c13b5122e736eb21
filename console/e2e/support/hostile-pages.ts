import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { carryToken, openVisit } from './browser';
import { hostile, makeHostile } from './hostile-answers';
import { demoArgs, newerArgs, tokenFor } from './pages';
import { openSecondServer, openSite } from './site';

const pool = encodeURIComponent(`a100-pool${hostile('resourcePools')}`);

/**
 * The fields whose text each page shows, by their names on the wire. Ended runs, because their
 * streams end.
 */
const pages: Record<string, string> = {
  dashboard: 'clusterName username',
  workspaces: 'name displayName',
  'workspaces/2/projects': 'name description displayName',
  'workspaces/2/tasks': 'description resourcePool displayName',
  'workspaces/2/models': 'name description labels displayName',
  'projects/2/experiments': 'workspaceName name labels displayName',
  'projects/2/experiments?columns=name&columns=resourcePool': 'name resourcePool',
  'experiments/2/overview': 'workspaceName projectName name labels displayName description',
  'trials/25/hyperparameters': 'hparamsName hparams',
  'experiments/2/trials/25/logs': 'log agentId containerId',
  'experiments/1/trials': 'hparamsName hparams',
  'experiments/2/trials/25/profiler': 'name agentId',
  'experiment-compare?id=2&id=5': 'name',
  models: 'name description labels displayName',
  'models/1': 'name description labels displayName comment notes',
  'models/1/versions/1/model': 'name avgMetricsName resourcesName',
  tasks: 'description resourcePool displayName name',
  clusters: 'resourcePools',
  'agents/agent-01': 'resourcePools containerId brand',
  'clusters/historical-usage': 'byUsernameName',
  'clusters/historical-usage?by=label': 'byExperimentLabelName',
  'clusters/historical-usage?by=pool': 'byResourcePoolName',
  'clusters/logs': 'message',
  [`resourcepool/${pool}/active`]: 'resourcePools displayName',
  [`resourcepool/${pool}/configuration`]: 'resourcePools description',
  'admin/user-management': 'username displayName',
  'admin/group-management': 'name',
  'admin/access': 'name displayName',
  'access/3': 'username displayName',
  webhooks: 'url',
};

/** The same for pages that a master of 0.38 adds or changes. */
const newerPages: Record<string, string> = {
  dashboard: 'message username',
  'projects/2/runs': 'name labels displayName',
  'projects/2/runs?columns=name&columns=resourcePool': 'name resourcePool',
  'projects/2/searches': 'name labels displayName',
  tokens: 'username description',
  webhooks: 'name url regex',
  'clusters/master': 'message',
  'clusters/policies': 'description',
  'workspaces/2/policies': 'name description',
  'workspaces/2/pools': 'resourcePools',
  'admin/user-management': 'username displayName',
  templates: 'templateName',
  // in the demo of seed 7: a run with metadata, and one that ran out of memory
  'projects/2/runs?open=195': 'logPolicyMatched',
  'experiments/3/trials/26/metadata': 'metadataName metadata',
  'experiments/40/trials/195/overview': 'logPolicyMatched',
};

type Call = { url: string; method: string; path: string; body: object };

/** Creates entities that the demo does not have. */
async function call(token: string, { url, method, path, body }: Call) {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}api/v1/${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  expect({ path, status: answer.status }).toEqual({ path, status: 200 });
}

const template = { name: 'small', config: { resources: { slots: 1 } }, workspaceId: 1 };
const small = { method: 'POST', path: 'templates/small', body: { template } };
const policies = { configPolicies: 'invariant_config: { description: bound }' };

type Opening = { path: string; fields: string; open: (page: Page) => Promise<void> };

/** Names that only a dialog or a lower part shows. */
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
    // hidden parts are not requested
    path: 'experiment-compare?id=1&id=2',
    fields: 'hparamsName hparams',
    open: async (page) => {
      const trials = page.getByRole('region', { name: 'Trials', exact: true });
      // charts above may load and move them away
      await expect
        .poll(async () => {
          await trials.scrollIntoViewIfNeeded();
          return trials.getByRole('checkbox').count();
        })
        .toBeGreaterThan(0);
    },
  },
];

/** A copy, in which a policy sets a value and is named. */
const boundCopy: Opening = {
  path: 'experiments/2/overview',
  fields: 'description name',
  open: async (page) => {
    await page.getByRole('main').getByRole('button', { name: 'Fork' }).click();
    await page
      .getByText(/set by/)
      .first()
      .waitFor();
  },
};

/** The metadata of a run beside the list, at the end of its panel. */
const runPanel: Opening = {
  // in the demo of seed 7: a run with metadata
  path: 'projects/2/runs?open=26',
  fields: 'metadataName metadata',
  open: async (page) => {
    const panel = page.getByRole('complementary', { name: 'Run 26', exact: true });
    const metadata = panel.getByRole('region', { name: 'Metadata' });
    // parts above may load and move it away
    await expect
      .poll(async () => {
        await metadata.scrollIntoViewIfNeeded();
        return metadata.getByText(/hit\('metadata/).count();
      })
      .toBeGreaterThan(0);
  },
};

const openingsOf = (fieldsOfPages: Record<string, string>): Opening[] =>
  Object.entries(fieldsOfPages).map(([path, fields]) => ({ path, fields, open: async () => {} }));

/** As text, or as a tooltip. */
const fieldsShown = () => {
  const titles = [...document.querySelectorAll('[title]')].map((each) =>
    each.getAttribute('title'),
  );
  const text = [document.body.textContent, ...titles].join('\n');
  return [...text.matchAll(/onerror=hit\('(\w+)'\)/g)].map(([, field]) => field);
};

/** The fields that do not appear within some time. */
async function fieldsMissing(page: Page, expected: string[]) {
  const read = async () => {
    const fieldTexts = await page.evaluate(fieldsShown);
    return expected.filter((field) => !fieldTexts.includes(field));
  };
  const isComplete = await expect
    .poll(read)
    .toEqual([])
    .then(
      () => true,
      () => false,
    );
  return isComplete ? [] : read();
}

/** Counts texts that were treated as markup: elements created from them, and scripts that ran. */
const whatCameOfIt = () => {
  const elements = document.querySelectorAll('img[src="x"], svg[onload], a[href^="javascript" i]');
  return {
    elements: [...elements].map((element) => element.outerHTML.slice(0, 120)),
    hits: Reflect.get(window, 'hits'),
    text: document.documentElement.outerHTML,
  };
};

/** Opens pages whose texts are all hostile, and expects each text of theirs to stay text. */
async function walk(
  browser: Browser,
  url: string,
  openings: Opening[],
  calls: Omit<Call, 'url'>[],
) {
  const { page, context, complaints } = await openVisit(browser);
  const token = await tokenFor(url);
  await carryToken({ context }, url, token);
  for (const each of calls) await call(token, { url, ...each });
  await page.addInitScript(() => {
    const hits: string[] = [];
    Object.assign(window, { hits, hit: (field: string) => hits.push(field) });
  });
  await makeHostile(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const missing: string[] = [];
  for (const { path, fields, open } of openings) {
    await page.goto(url + path);
    await open(page);
    missing.push(...(await fieldsMissing(page, fields.split(' '))).map((f) => `${path}: ${f}`));
    const { elements, hits, text } = await page.evaluate(whatCameOfIt);
    expect({ path, elements, hits }).toEqual({ path, elements: [], hits: [] });
    // the session's token is not in any text that a user could copy or share
    expect(text.includes(token)).toBe(false);
  }
  expect(missing).toEqual([]);
  expect(complaints).toEqual([]);
  expect(requests.filter((address) => address.includes(token))).toEqual([]);
  await context.close();
}

/**
 * Starts the consoles of both releases for the tests of a file, and returns functions that open
 * hostile pages of each.
 */
export function openHostilePages() {
  const site = openSite(...demoArgs);
  const newer = openSecondServer(...newerArgs);
  return {
    walkDemo: () => walk(site.browser, site.url, [...openingsOf(pages), ...dialogs], [small]),
    walkNewer: () =>
      walk(
        site.browser,
        newer.url,
        [...openingsOf(newerPages), boundCopy, runPanel],
        [
          { ...small, body: template },
          { method: 'PUT', path: 'config-policies/global/EXPERIMENT', body: policies },
          { method: 'PUT', path: 'config-policies/workspaces/2/EXPERIMENT', body: policies },
        ],
      ),
  };
}
