import { killExperiment } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { trainyard as run, startCli } from '../../test/trainyard';

const often = ['--polling-interval', '0.01'];

test.each([
  ['7', 0, 0, 'COMPLETED'],
  ['3', 1, 11, 'ERROR'],
  ['19', 1, 10, 'CANCELED'],
])('wait for experiment %s, which has ended', async (id, plain, detailed, state) => {
  const { trainyard } = await startCli();
  expect(await trainyard('e', 'wait', id, ...often)).toEqual({
    exitCode: plain,
    out: '',
    error: `Experiment ${id} is ${state}.`,
  });
  const again = await trainyard('e', 'wait', id, ...often, '--detailed-exit-code', '-q');
  expect(again).toEqual({ exitCode: detailed, out: '', error: '' });
});

test('wait for a running one until it has ended', async () => {
  const { trainyard, client, clock } = await startCli();
  const waiting = trainyard('e', 'wait', '106', ...often, '--json');
  await killExperiment(client, { experimentId: 106 });
  clock.advance(60_000);
  const { exitCode, out, error } = await waiting;
  expect(exitCode).toBe(1);
  expect(error).toMatch(/Experiment 106 is CANCELED\.$/);
  expect(JSON.parse(out)).toMatchObject({ id: 106, state: 'STATE_CANCELED' });
});

test('a wait that takes too long fails with a reason', async () => {
  const { trainyard } = await startCli();
  const late = await trainyard(
    'e',
    'wait',
    '106',
    '--timeout',
    '50ms',
    '--detailed-exit-code',
    '-q',
  );
  expect(late).toEqual({
    exitCode: 8,
    out: '',
    error: 'It took longer than the 0.05 s that --timeout allows.',
  });
});

test('a pause ends the wait on request', async () => {
  const { trainyard } = await startCli();
  const paused = await trainyard('e', 'wait', '111', ...often, '--on-paused', 'fail');
  expect(paused.exitCode).toBe(1);
  expect(paused.error.split('\n')[0]).toBe('Experiment 111 is PAUSED.');
});

test('an interrupt leaves the experiment running and prints how to continue', async () => {
  const { folder, sandbox, trainyard } = await startCli();
  const token = (await trainyard('dev', 'auth-token')).out;
  const env = {
    DET_MASTER: 'http://sandbox',
    DET_USER: 'admin',
    DET_USER_TOKEN: token,
    DET_DEBUG_CONFIG_PATH: folder,
  };
  const stop = new AbortController();
  let requestCount = 0;
  const fetch = (request: Request) => {
    if (request.url.endsWith('/experiments/106')) requestCount += 1;
    if (requestCount === 3) stop.abort();
    return sandbox.fetch(request);
  };
  const isTerminal = { stdin: false, stdout: false, stderr: false };
  const args = ['e', 'wait', '106', ...often];
  const { exitCode, error } = await run(args, { env, fetch, isTerminal }, stop.signal);
  expect(exitCode).toBe(3);
  expect(error.split('\n').at(-1)).toBe(
    'It keeps running; `trainyard experiment wait 106` follows it again.',
  );
  expect((await trainyard('e', 'describe', '106', '--columns', 'state')).out).toBe(
    'State  RUNNING',
  );
});

test('logs shows those of the first trial', async () => {
  const { trainyard } = await startCli();
  const trial = await trainyard('t', 'logs', '27', '--head', '5');
  const experiment = await trainyard('e', 'logs', '4', '--head', '5');
  expect(experiment.out).toBe(trial.out);
});

test('follow shows the log to the end and returns the result as its exit code', async () => {
  const { trainyard } = await startCli();
  const complete = await trainyard('e', 'logs', '3');
  const { exitCode, out, error } = await trainyard('e', 'follow', '3', ...often);
  expect(out).toBe(complete.out);
  expect(exitCode).toBe(1);
  expect(error.split('\n').at(-1)).toBe('Experiment 3 is ERROR.');
});

test('a wait and a watch name an outage, and end well after it', async () => {
  const { sandbox, trainyardOn } = await startCli();
  const away = new TypeError('fetch failed', {
    cause: new Error('connect ECONNREFUSED 127.0.0.1:9'),
  });
  for (const verb of ['wait', 'watch']) {
    let reads = 0;
    const fetch = (request: Request) => {
      const isRead = new URL(request.url).pathname.startsWith('/api/v1/experiments');
      if (isRead) reads += 1;
      return isRead && reads === 1 ? Promise.reject(away) : sandbox.fetch(request);
    };
    const { exitCode, error } = await trainyardOn({ fetch }, 'e', verb, '101');
    expect(exitCode).toBe(0);
    expect(error).toMatch(
      /experiments? 101: unreachable since \S+Z, again in 1 s \(connect ECONNREFUSED 127\.0\.0\.1:9\)/,
    );
    expect(error).toContain('101: answers again after');
  }
  const never = (request: Request) =>
    request.url.includes('/api/v1/trials') ? Promise.reject(away) : sandbox.fetch(request);
  const { exitCode, error } = await trainyardOn(
    { fetch: never },
    ...['t', 'wait', '11', '--timeout', '1s', '--detailed-exit-code'],
  );
  expect(exitCode).toBe(8);
  expect(error).toContain('trial 11: unreachable since');
});
