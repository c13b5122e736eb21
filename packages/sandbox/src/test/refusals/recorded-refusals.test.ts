import { describe, expect, test } from 'vitest';
import { defaultRelease } from '../../release';
import { parseRecordings, type Recording } from '../../replay/recording';
import { release038 } from '../../v038';
import { hasRecordings, recordingsOf, recordingTexts } from '../fixtures/recordings';
import { createTestMaster } from '../fixtures/test-master';

// refusals of the layer before the handlers do not depend on the state of the master
const restTexts =
  /invalid syntax|looking for beginning|unexpected EOF|is not a valid \w+v1\.|bad \w+(?:Value|Timestamp)|Go value of type|Not Implemented|token missing|open-struct API/;

const requestOf = ({ method, path, query, requestBody }: Recording, token: string | null) => {
  const search = query.replace(/[^&=]+/g, encodeURIComponent);
  const body = method === 'GET' || method === 'HEAD' ? null : textOf(requestBody);
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : undefined);
  return new Request(`http://master${path}?${search}`, { method, headers, body });
};

// invalid bodies were recorded as text
function textOf(requestBody: string): string | null {
  if (requestBody === '') return null;
  const body: unknown = JSON.parse(requestBody);
  return typeof body === 'string' && /^[{[]/.test(body) ? body : requestBody;
}

describe.runIf(hasRecordings)('recorded refusals', () => {
  test.each([
    { release: defaultRelease, version: '0.23.4' as const, atLeast: 50 },
    { release: release038, version: '0.38.1' as const, atLeast: 10 },
  ])('of $version, by the layer before the handlers, are equal word for word', async (own) => {
    const master = await createTestMaster('empty', { release: own.release });
    const token = await master.tokenOf('admin');
    const refused = recordingTexts(recordingsOf(own.version))
      .flatMap(parseRecordings)
      .filter(({ path, status, body }) => {
        const isApiRefusal = path.startsWith('/api/v1/') && status >= 400;
        return isApiRefusal && typeof body === 'string' && restTexts.test(body);
      });
    for (const recording of refused) {
      const request = requestOf(recording, recording.as === null ? null : token);
      const response = await master.fetch(request);
      const name = `${recording.method} ${recording.path}?${recording.query}`;
      const text = (await response.text()).trimEnd();
      expect(`${name} ${response.status} ${text}`).toBe(
        `${name} ${recording.status} ${recording.body.toString().trimEnd()}`,
      );
    }
    console.log(`${refused.length} recorded refusals of ${own.version} were given again`);
    expect(refused.length).toBeGreaterThan(own.atLeast);
  });
});
