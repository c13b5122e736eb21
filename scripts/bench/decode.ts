import { createSandbox } from '@trainyard/sandbox';
import { getExperiments } from '@trainyard/sdk/operations';
import { decodeValue } from '../../packages/sdk/src/decode/answer';
import { medianMs, type Row } from './measure';

/** A page of 1,000 experiments as the sandbox writes it: the rows of its demo, repeated. */
async function experimentPage(): Promise<string> {
  const { fetch } = createSandbox({ seed: 7 });
  const base = 'http://sandbox/api/v1';
  const login = await fetch(
    new Request(`${base}/auth/login`, { method: 'POST', body: '{"username":"admin"}' }),
  );
  const { token } = await login.json();
  const answer = await fetch(
    new Request(`${base}/experiments?limit=100`, { headers: { Authorization: `Bearer ${token}` } }),
  );
  const { experiments, pagination } = await answer.json();
  const rows = Array.from({ length: 1000 }, (_, index) => experiments[index % experiments.length]);
  return JSON.stringify({ experiments: rows, pagination });
}

/** `JSON.parse` and decode of the page, against `JSON.parse` alone. */
export async function benchDecode(): Promise<Row> {
  const text = await experimentPage();
  const parsing = await medianMs(() => JSON.parse(text));
  const both = await medianMs(() => decodeValue(getExperiments, JSON.parse(text), []));
  return {
    what: `decode of 1,000 experiments (${(text.length / 1e6).toFixed(2)} MB)`,
    figure: `${both.toFixed(2)} ms`,
    reference: `JSON.parse ${parsing.toFixed(2)} ms`,
    ratio: (both / parsing).toFixed(2),
    goal: '1.1',
  };
}
