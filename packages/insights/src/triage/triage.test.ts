import { expect, test } from 'vitest';
import { failureOf, madeUpProject } from '../test/made-up-projects';
import { othersText, ruleText } from './rule-text';
import { type EndedRun, lastFailed, type TriageInput, triage } from './triage';

const outOfMemory = 'CUDA out of memory';

/** Causes with their rules, in words; those without a rule are left out. */
const rulesOf = (input: TriageInput) =>
  Object.fromEntries(
    triage(input).groups.flatMap(({ example, rule }) =>
      rule ? [[example, ruleText(rule.conditions)]] : [],
    ),
  );

test('a cause has the settings that its runs share and others lack; other causes have none', () => {
  const project = madeUpProject({
    ...{ seed: 1, count: 600 },
    causes: [
      {
        text: outOfMemory,
        when: ({ settings }) => Number(settings.batch) >= 128 && settings.pool === 't4',
      },
    ],
  });
  const { groups, ...counts } = triage(project);
  expect(counts).toEqual({
    ...{ ended: 600, failed: project.failures.length },
    ...{ read: project.failures.length, unreadable: 0 },
  });
  expect(rulesOf(project)).toEqual({ [outOfMemory]: 'pool = t4 and batch ≥ 128' });
  const [first] = groups;
  expect(first?.rule?.others).toEqual({ of: 600 - (first?.failures.length ?? 0), matching: 0 });
  expect(first?.rule && othersText(first.rule)).toMatch(/^none of \d+$/);
  expect(groups).toHaveLength(4);
});

type Settings = EndedRun['settings'];

test.each<[rule: string, when: (settings: Settings) => boolean]>([
  ['optimizer = lion', ({ optimizer }) => optimizer === 'lion'],
  ['amp = true', ({ amp }) => amp === true],
  ['layers ≤ 4', ({ layers }) => Number(layers) <= 4],
  ['slots ≥ 4', ({ slots }) => Number(slots) >= 4],
  ['batch = 64', ({ batch }) => batch === 64],
  [
    'slots = 8 and optimizer = sgd and layers ≥ 6',
    ({ slots, optimizer, layers }) => slots === 8 && optimizer === 'sgd' && Number(layers) >= 6,
  ],
])('%s is found', (rule, when) => {
  const causes = [{ text: 'boom', when: (run: { settings: Settings }) => when(run.settings) }];
  const [found] = Object.values(rulesOf(madeUpProject({ seed: 3, count: 900, causes })));
  expect(found?.split(' and ').sort()).toEqual(rule.split(' and ').sort());
});

test('a range of a number has both ends, as far as the runs reach', () => {
  const causes = [
    {
      text: 'boom',
      when: ({ settings }: { settings: Settings }) =>
        Number(settings.dropout) > 0.2 && Number(settings.dropout) < 0.3,
    },
  ];
  const { groups } = triage(madeUpProject({ seed: 4, count: 2000, causes }));
  const conditions = groups[0]?.rule?.conditions ?? [];
  expect(conditions.map(({ name, operator }) => `${name} ${operator}`).sort()).toEqual([
    'dropout ≤',
    'dropout ≥',
  ]);
  for (const { operator, value } of conditions)
    expect(value).toBeCloseTo(operator === '≥' ? 0.2 : 0.3, 2);
});

test('two causes have two rules; what fails earlier with one never gets to the other', () => {
  const project = madeUpProject({
    ...{ seed: 5, count: 600 },
    causes: [
      { text: outOfMemory, when: ({ settings }) => Number(settings.batch) >= 256 },
      { text: 'no such file', when: ({ settings }) => settings.augment === 'mixup' },
    ],
  });
  expect(rulesOf(project)).toEqual({
    [outOfMemory]: 'batch = 256',
    'no such file': 'augment = mixup and batch ≤ 128',
  });
});

test('a cause that only some of the runs with a setting have says how many others have it', () => {
  const project = madeUpProject({
    ...{ seed: 6, count: 900 },
    causes: [{ text: 'boom', when: ({ settings, id }) => settings.pool === 't4' && id % 3 === 0 }],
  });
  const [group] = triage(project).groups;
  expect(group?.rule && ruleText(group.rule.conditions)).toBe('pool = t4');
  expect(group?.rule?.others.matching).toBeGreaterThan(150);
});

test('a setting that always goes along with a rule is said beside it', () => {
  const project = madeUpProject({
    ...{ seed: 7, count: 400 },
    causes: [{ text: 'boom', when: ({ settings }) => settings.pool === 't4' }],
    change: (settings) => ({ ...settings, image: settings.pool === 't4' ? 'old' : 'new' }),
  });
  expect(triage(project).groups[0]?.rule).toMatchObject({
    conditions: [{ name: 'pool', operator: '=', value: 't4' }],
    alike: [{ name: 'image', operator: '=', value: 'old' }],
  });
});

test('on noise nothing is said: at most one of a hundred projects has a rule', () => {
  let ruleCount = 0;
  for (let seed = 1; seed <= 300; seed += 1) {
    const count = 40 + ((seed * 37) % 400);
    const project = madeUpProject({ seed, count, causes: [], noise: 0.1 + (seed % 5) / 8 });
    if (Object.keys(rulesOf(project)).length > 0) ruleCount += 1;
  }
  expect(ruleCount).toBeLessThanOrEqual(3);
});

test('a shuffled project has no rule: the same runs, failed at random', () => {
  const when = ({ settings }: { settings: Settings }) => settings.pool === 't4';
  const { runs, failures } = madeUpProject({
    seed: 8,
    count: 600,
    causes: [{ text: 'boom', when }],
  });
  // each failure goes to another run, with steps that visit every run once
  const moved = failures.map(({ runId, failure }) => ({
    runId: ((runId * 271) % 600) + 1,
    failure,
  }));
  const failedIds = new Set(moved.map(({ runId }) => runId));
  const shuffled = runs.map((run) => ({ ...run, hasFailed: failedIds.has(run.id) }));
  expect(rulesOf({ runs: shuffled, failures: moved })).toEqual({});
});

test('of 200 projects with a rule, 195 say it', () => {
  let ruleCount = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const project = madeUpProject({
      ...{ seed, count: 150 + ((seed * 29) % 300) },
      causes: [
        {
          text: outOfMemory,
          when: ({ settings }) => Number(settings.batch) >= 128 && settings.pool === 't4',
        },
      ],
    });
    if (
      /^(pool = t4 and batch ≥ 128|batch ≥ 128 and pool = t4)$/.test(
        rulesOf(project)[outOfMemory] ?? '',
      )
    )
      ruleCount += 1;
  }
  expect(ruleCount).toBeGreaterThanOrEqual(195);
});

test('the start is said where no setting explains a cause', () => {
  const change = Date.parse('2026-10-09T00:00:00Z');
  const project = madeUpProject({
    ...{ seed: 9, count: 500 },
    causes: [{ text: 'driver too old', when: ({ startedAt }) => (startedAt ?? 0) >= change }],
  });
  expect(rulesOf(project)).toEqual({ 'driver too old': 'started ≥ 2026-10-09 00:00 UTC' });
});

test('few runs, and projects in which every run fails alike, have no rule', () => {
  const boom = [{ text: 'boom', when: () => true }];
  expect(rulesOf(madeUpProject({ seed: 10, count: 300, causes: boom }))).toEqual({});
  const three = madeUpProject({
    ...{ seed: 11, count: 100, noise: 0 },
    causes: [{ text: 'boom', when: ({ id }) => id <= 3 }],
    change: (settings, { at }) => ({ ...settings, odd: at < 3 }),
  });
  expect(rulesOf(three)).toEqual({});
});

test('failed runs whose cause is unknown are in no comparison, unreadable ones are counted', () => {
  const project = madeUpProject({
    ...{ seed: 12, count: 600 },
    causes: [{ text: 'boom', when: ({ settings }) => settings.pool === 't4' }],
    noise: 0,
  });
  const read = project.failures.slice(-60);
  const unreadable = project.failures.slice(-63, -60).map(({ runId, failure }) => ({
    runId,
    failure: { trialId: failure.trialId, problem: 'The master does not answer' },
  }));
  const found = triage({ runs: project.runs, failures: [...read, ...unreadable] });
  expect(found).toMatchObject({ failed: project.failures.length, read: 60, unreadable: 3 });
  expect(found.groups).toHaveLength(1);
  // runs without a known cause would be counted as ones that satisfy the rule
  const oldest = project.failures.at(-63)?.runId ?? 0;
  const completed = project.runs.filter(({ id, hasFailed }) => !hasFailed && id > oldest);
  expect(found.groups[0]?.rule?.others).toEqual({ of: completed.length, matching: 0 });
});

test('that only the last failures have been read makes no rule, however settings change over time', () => {
  let ruleCount = 0;
  for (let seed = 1; seed <= 100; seed += 1) {
    const { runs, failures } = madeUpProject({
      ...{ seed, count: 1500, causes: [] },
      // runs that complete take a week
      completesAfterMs: 7 * 86_400_000,
      change: (settings, { at }) => ({ ...settings, version: Math.floor(at / 100), epoch: at }),
    });
    const last = new Set(lastFailed(runs).map(({ id }) => id));
    const read = failures.filter(({ runId }) => last.has(runId));
    if (Object.keys(rulesOf({ runs, failures: read })).length > 0) ruleCount += 1;
  }
  expect(ruleCount).toBeLessThanOrEqual(2);
});

test('values of other kinds, absent ones and names of an object are settings like others', () => {
  const project = madeUpProject({
    ...{ seed: 13, count: 400, noise: 0 },
    causes: [{ text: 'boom', when: ({ settings }) => settings.shape === undefined }],
    change: (settings, { at }) =>
      JSON.parse(
        JSON.stringify({
          ...settings,
          ...(at % 4 === 0 ? {} : { shape: [1, { deep: at % 2 }] }),
          constructor: at % 3 === 0 ? 'text' : at % 3,
          odd: Number.NaN,
        }).replace('"odd"', '"__proto__"'),
      ),
  });
  // an absent value makes no condition, and so the others have none either
  expect(rulesOf(project)).toEqual({});
  const [group] = triage({
    ...project,
    failures: project.runs
      .filter(({ settings }) => settings.shape === undefined)
      .map(({ id }) => failureOf(id, 'boom')),
  }).groups;
  expect(group?.failures).toHaveLength(100);
});

test('groups are in the order of their size, with the last failure first and both times', () => {
  const project = madeUpProject({ seed: 14, count: 300, causes: [] });
  const { groups } = triage(project);
  const sizes = groups.map(({ failures }) => failures.length);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  const endOf = new Map(project.runs.map(({ id, endedAt }) => [id, endedAt]));
  for (const { failures, first, last } of groups) {
    const times = failures.map(({ runId }) => endOf.get(runId) ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect([last, first]).toEqual([times[0], times.at(-1)]);
  }
});

test('the causes of the failed runs that started last are read', () => {
  const { runs } = madeUpProject({ seed: 15, count: 900, causes: [] });
  const chosen = lastFailed(runs);
  expect(chosen).toHaveLength(50);
  expect(chosen.every(({ hasFailed }) => hasFailed)).toBe(true);
  const oldest = Math.min(...chosen.map(({ startedAt }) => startedAt ?? 0));
  const later = runs.filter(({ hasFailed, startedAt }) => hasFailed && (startedAt ?? 0) >= oldest);
  expect(later).toHaveLength(50);
  expect(lastFailed(runs, 1000).length).toBeGreaterThan(50);
});

test('10,000 runs with 16 causes have the rules of those that have one', () => {
  const causes = Array.from({ length: 16 }, (_, index) => ({
    text: `cause ${'abcdefghijklmnop'[index]}`,
    when: ({ settings, id }: { settings: Settings; id: number }) =>
      id % 8 === 0 &&
      settings.pool === ['t4', 'a100', 'h100'][index % 3] &&
      settings.slots === 2 ** (index >> 3) &&
      Number(settings.batch) === 16 * 2 ** (index % 5),
  }));
  const rules = rulesOf(madeUpProject({ seed: 16, count: 10_000, causes }));
  expect(Object.keys(rules)).toHaveLength(16);
  expect(rules['cause a']?.split(' and ').sort()).toEqual(['batch = 16', 'pool = t4', 'slots = 1']);
});
