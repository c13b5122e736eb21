import type { Caller } from '@trainyard/sdk';
import {
  createTransport,
  getExperiment,
  getMe,
  isAuthFailure,
  isNotFound,
  login,
  logout,
} from '@trainyard/sdk/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createReplay, type Replay } from '../node';
import { hasRecordings, recordingsDirectory, recordingTexts } from '../test/fixtures/recordings';
import { parseRecordings, type Recording } from './recording';

describe.runIf(hasRecordings)('recorded answers', () => {
  let replay: Replay;
  beforeAll(async () => {
    replay = await createReplay(recordingsDirectory);
  });

  test('are served after signing in, to users who occur in them', async () => {
    const client = await signIn('alice');
    const { user } = await getMe(client, {});
    expect(user).toMatchObject({ username: 'alice', admin: false });
    await logout(client, {});
    expect(isAuthFailure(await failure(getMe(client, {})))).toBe(true);
  });

  test('are refused to an unknown user and without a token', async () => {
    expect(isAuthFailure(await failure(signIn('stranger')))).toBe(true);
    const response = await replay.fetch(new Request('http://replay/api/v1/me'));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { error: 'token missing' } });
  });

  test('of an experiment that was not recorded are a 404', async () => {
    const client = await signIn('admin');
    const error = await failure(getExperiment(client, { experimentId: 123_456 }));
    expect(isNotFound(error)).toBe(true);
  });

  test('answer each recorded request with its recorded answer', async () => {
    const token = await tokenOf('admin');
    const questions = readAll().filter(isPlainQuestion);
    console.log(`${questions.length} recorded answers were asked for again`);
    for (const recording of questions) {
      const target = `${recording.path}?${recording.query.replaceAll('%', '%25')}`;
      const headers = { authorization: `Bearer ${token}` };
      const response = await replay.fetch(new Request(`http://replay${target}`, { headers }));
      expect(`${target} ${response.status}`).toBe(`${target} 200`);
      await response.body?.cancel();
    }
    expect(questions.length).toBeGreaterThan(1000);
  });

  test('of a stream are sent line by line', async () => {
    const token = await tokenOf('admin');
    const streams = readAll().filter(
      ({ body, ended, as }) => Array.isArray(body) && body.length > 3 && ended && as === 'admin',
    );
    const [stream] = streams;
    const headers = { authorization: `Bearer ${token}` };
    const url = `http://replay${stream?.path}?${stream?.query}`;
    const response = await replay.fetch(new Request(url, { headers }));
    const lines = (await response.text()).trimEnd().split('\n');
    expect(lines).toEqual(stream?.body);
  });

  const tokenOf = async (username: string): Promise<string> => {
    const open = createTransport({ baseUrl: 'http://replay', fetch: replay.fetch });
    return (await login(open, { body: { username, password: '' } })).token;
  };

  const signIn = async (username: string): Promise<Caller> => {
    const auth = await tokenOf(username);
    return createTransport({ baseUrl: 'http://replay', fetch: replay.fetch, auth });
  };
});

const failure = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);

const readAll = (): Recording[] => recordingTexts().flatMap(parseRecordings);

// the same request may have a recorded refusal from another time; successful answers take
// precedence
const isPlainQuestion = ({ method, path, status, as }: Recording) =>
  method === 'GET' && as === 'admin' && status === 200 && path.startsWith('/api/v1/');
