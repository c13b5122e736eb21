import { getExperimentTrials, trialLogs } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { type CalledAs, type CopyLanguage, languages } from './copy-texts';
import { recordCall } from './record-call';

const names = Object.keys(languages) as CopyLanguage[]; // a record has no other keys

const called: CalledAs = {
  id: 'trialLogs',
  args: { trialId: 7, searchText: `it's "$HOME"` },
  method: 'GET',
  url: 'http://master:8080/det/api/v1/trials/7/logs?searchText=it%27s+%22%24HOME%22',
  base: 'http://master:8080/det',
  body: '',
  isStream: true,
  command: 'trial logs 7',
};

test('curl reads the token from a variable, and escapes quotes', () => {
  const hostile = { ...called, url: `${called.url}&x='; rm -rf /'` };
  expect(languages.curl(called)).toBe(
    `curl -sSN '${called.url}' \\\n  -H "Authorization: Bearer $DET_USER_TOKEN"`,
  );
  expect(languages.curl(hostile)).toContain(`&x='\\''; rm -rf /'\\'''`);
});

test('TypeScript calls the same operation with the same arguments', () => {
  const text = languages.typescript(called);
  expect(text).toContain('for await (const message of client.trialLogs({');
  expect(text).toContain('"searchText": "it\'s \\"$HOME\\""');
  expect(languages.typescript({ ...called, isStream: false })).toContain(
    'console.log(await client.trialLogs({',
  );
});

test('Python has the query separately, each value as text', () => {
  const text = languages.python(called);
  expect(text).toContain('"http://master:8080/det/api/v1/trials/7/logs"');
  expect(text).toContain('("searchText", "it\'s \\"$HOME\\""),');
  expect(text).toContain('stream=True');
});

test('trainyard has a short command if there is one, and the exact one', () => {
  expect(languages.trainyard(called).split('\n')).toEqual([
    "trainyard trial logs 7 -m 'http://master:8080/det'",
    '',
    '# the exact data of this view, as JSON',
    "trainyard dev curl '/api/v1/trials/7/logs?searchText=it%27s+%22%24HOME%22' -m 'http://master:8080/det'",
  ]);
});

test('each of them includes the body', () => {
  const posted = { ...called, method: 'POST', body: '{"a":1}', isStream: false };
  expect(languages.curl(posted)).toContain(`-X POST`);
  for (const name of ['curl', 'python', 'trainyard'] as const)
    expect(languages[name](posted)).toMatch(/\{\\?"a\\?":1\}/);
});

test('a call is recorded unchanged before it is sent', async () => {
  const trials = await recordCall((client) =>
    getExperimentTrials(client, { experimentId: 7, states: ['STATE_ERROR', 'STATE_ACTIVE'] }),
  );
  expect(trials).toMatchObject({ id: 'getExperimentTrials', method: 'GET', isStream: false });
  expect(trials.url).toBe(
    `${trials.base}/api/v1/experiments/7/trials?states=STATE_ERROR&states=STATE_ACTIVE`,
  );
  const logs = await recordCall((client) => trialLogs(client, { trialId: 7, limit: 1 }));
  expect(logs).toMatchObject({ id: 'trialLogs', isStream: true, args: { trialId: 7, limit: 1 } });
  for (const name of names) expect(languages[name](logs)).not.toMatch(/Bearer (?!\$|" \+)/);
  await expect(recordCall(() => Promise.resolve())).rejects.toThrow('This view sends no requests.');
});
