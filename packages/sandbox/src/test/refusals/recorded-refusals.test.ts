import { describe, expect, test } from 'vitest';
import { parseRecordings, type Recording } from '../../replay/recording';
import { hasRecordings, recordingTexts } from '../fixtures/recordings';
import { createTestMaster } from '../fixtures/test-master';

// what the layer before the handlers refuses does not depend on what the master holds
const restTexts =
  /invalid syntax|looking for beginning|unexpected EOF|is not a valid \w+v1\.|bad \w+(?:Value|Timestamp)|Go value of type|Not Implemented|token missing|open-struct API/;

const requestOf = ({ method, path, query, requestBody }: Recording, token: string | null) => {
  const search = query.replace(/[^&=]+/g, encodeURIComponent);
  const body = method === 'GET' || method === 'HEAD' ? null : textOf(requestBody);
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : undefined);
  return new Request(`http://master${path}?${search}`, { method, headers, body });
};

// broken bodies were recorded as text
function textOf(requestBody: string): string | null {
  if (requestBody === '') return null;
  const body: unknown = JSON.parse(requestBody);
  return typeof body === 'string' && /^[{[]/.test(body) ? body : requestBody;
}

describe.runIf(hasRecordings)('recorded refusals', () => {
  test('of the layer before the handlers are given word for word', async () => {
    const master = await createTestMaster();
    const token = await master.tokenOf('admin');
    const refused = recordingTexts()
      .flatMap(parseRecordings)
      .filter(({ path, status, body }) => {
        const isOurs = path.startsWith('/api/v1/') && status >= 400;
        return isOurs && typeof body === 'string' && restTexts.test(body);
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
    console.log(`${refused.length} recorded refusals were given again`);
    expect(refused.length).toBeGreaterThan(50);
  });
});
