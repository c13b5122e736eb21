import type { Page, Route } from 'playwright-core';

/** A text that runs code if a page treats it as markup. It contains the name of its field. */
export const hostile = (field: string) =>
  `"'><img src=x onerror=hit('${field}')><svg onload=hit('${field}')>{{${field}}}`;

/** Changes the texts of the master; `found` matches it in requests that repeat them. */
type Suffix = { of: (field: string) => string; found: RegExp };

const mark = /"'><img src=x onerror=hit\('\w+'\)><svg onload=hit\('\w+'\)>\{\{\w+\}\}/g;

const markup: Suffix = { of: hostile, found: mark };

/** Makes a name longer than any place for it, without a space to break it at. */
export const endless: Suffix = { of: () => 'Q'.repeat(300), found: /Q{300}/g };

/** Fields with text that users or machines choose, by their names in the API. */
const texts = new Set([
  ...[
    'name',
    'description',
    'labels',
    'notes',
    'contents',
    'comment',
    'metadata',
    'message',
    'log',
  ],
  ...['username', 'displayName', 'clusterName', 'workspaceName', 'projectName', 'resourcePool'],
  ...[
    'resourcePools',
    'imageId',
    'jobName',
    'poolName',
    'url',
    'hostname',
    'agentId',
    'containerId',
    'containerIds',
  ],
  // of 0.38
  ...['regex', 'logPolicyMatched', 'externalExperimentId'],
  ...['searcherMetric', 'hparams', 'hyperparameters', 'entrypoint', 'rankId', 'source', 'brand'],
]);
/** Objects whose keys are user-defined names. */
const named = new Set([
  ...['hparams', 'hyperparameters', 'metadata', 'resources', 'avgMetrics', 'values'],
  ...['avg_metrics', 'validation_metrics', 'byUsername', 'byExperimentLabel', 'byResourcePool'],
]);

/** Entities whose names must be unique in their list. */
const owners: Record<string, string> = {
  container: 'containerId',
  // agents are assigned to pools by name
  resourcePools: 'resourcePools',
  ...{ role: 'roleName', roles: 'roleName', templates: 'templateName' },
};

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !/^[{[]/.test(value);

type Owner = string | undefined;

function spoil(value: unknown, field: string, suffix: Suffix, owner?: Owner): unknown {
  if (isText(value)) {
    const called = field === 'name' || field === 'id' ? (owner ?? field) : field;
    const isChosen = texts.has(field) || (field === 'id' && owner === 'containerId');
    return isChosen ? value + suffix.of(called) : value;
  }
  if (Array.isArray(value)) return value.map((item) => spoil(item, field, suffix, owner));
  if (typeof value !== 'object' || value === null) return value;
  const isNamed = named.has(field);
  const entries = Object.entries(value).map(([key, item]) => [
    isNamed ? key + suffix.of(`${field}Name`) : key,
    spoil(
      item,
      isNamed || field === 'metadata' ? field : key,
      suffix,
      owners[key] ?? owners[field],
    ),
  ]);
  return Object.fromEntries(entries);
}

/** Answers are one JSON text, or one per line. */
function spoilAnswer(text: string, suffix: Suffix): string {
  const spoilText = (each: string) => JSON.stringify(spoil(JSON.parse(each), '', suffix));
  try {
    return spoilText(text);
  } catch {
    return text
      .split('\n')
      .map((line) => (line === '' ? line : spoilText(line)))
      .join('\n');
  }
}

async function pass(route: Route, suffix: Suffix) {
  const request = route.request();
  const address = decodeURIComponent(request.url().replaceAll('+', ' '));
  // an endless body cannot be changed while it passes
  if (/[?&]follow=true/.test(address)) return route.fallback();
  const url = encodeURI(address.replace(suffix.found, ''));
  const answer = await route.fetch({
    url,
    // a kept-alive connection may close at the moment of its next use
    maxRetries: 2,
    postData: request.postData()?.replace(suffix.found, '') ?? undefined,
  });
  const isJson = answer.headers()['content-type']?.includes('json') && answer.ok();
  if (!isJson) return route.fulfill({ response: answer });
  return route.fulfill({ response: answer, body: spoilAnswer(await answer.text(), suffix) });
}

// the page navigated away before the answer came
const isGone = (error: unknown) => /disposed|closed|already handled/i.test(String(error));

/**
 * Makes every text of the master hostile from now on, and restores the original in what the page
 * sends back.
 */
export const makeHostile = (page: Page, suffix = markup) =>
  page.route('**/api/v1/**', (route) =>
    pass(route, suffix).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    }),
  );
