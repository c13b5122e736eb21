import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

const hostile =
  '\\u001b]52;c;aGk=\\u0007\\u001b]0;PWN\\u0007\\u001b[2J\\u009b2J\\u001bP\\u0008\\r\\u202e\\u001b[31m';
const texts = /"(name|description|displayName|message|log|error|notes|url)":"/g;

/** The same answers, with control characters at the beginning of every user-defined text. */
const withHostileTexts =
  (fetch: (request: Request) => Promise<Response>) => async (request: Request) => {
    const answer = await fetch(request);
    const body = await answer.text();
    const { status, statusText, headers } = answer;
    const keeps = /\/(auth\/login|me|master)$/.test(new URL(request.url).pathname);
    const text = keeps ? body : body.replaceAll(texts, `"$1":"=${hostile}`);
    return new Response(text === '' ? null : text, { status, statusText, headers });
  };

const verbs = [
  ['e', 'list', '--all'],
  ['e', 'list', '--all', '--csv'],
  ['e', 'list', '--all', '-o', 'yaml'],
  ['e', 'list', '--all', '-o', 'jsonl'],
  ['e', 'describe', '3'],
  ['e', 'describe', '99999'],
  ['e', 'logs', '3', '--tail', '20'],
  ['t', 'logs', '3', '--tail', '20', '-o', 'csv'],
  ['master', 'logs', '--tail', '20'],
  ['m', 'list', '--csv'],
  ['m', 'list', '--watch=0.01', '--timeout', '1s'],
  ['w', 'list', '-o', 'ids', '--columns', 'name'],
  ['api', 'getExperiments'],
  ['dev', 'curl', '/api/v1/models'],
  ['e', 'list', '--where', '\x1b]0;x\x07=1'],
];

const clear = '\x1b[H\x1b[J';
// biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for these
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

test.each(verbs)(
  '%s %s %s shows hostile texts without their control characters',
  async (...words) => {
    const { sandbox, trainyardOn } = await startCli();
    const machine = {
      fetch: withHostileTexts(sandbox.fetch),
      isTerminal: { stdin: false, stdout: true, stderr: true },
      width: () => 100,
    };
    const { out, error } = await trainyardOn(machine, ...words);
    const printed = out + error;
    // YAML has escapes of its own
    expect(printed).toMatch(/�|\\u001b/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colors are allowed
    const rest = printed.replaceAll(clear, '').replace(/\u001b\[[\d;]*m/g, '');
    expect(rest.match(control) ?? []).toEqual([]);
  },
);

test('piped output keeps its bytes', async () => {
  const { sandbox, trainyardOn } = await startCli();
  const machine = { fetch: withHostileTexts(sandbox.fetch) };
  const { out } = await trainyardOn(machine, 'e', 'logs', '3', '--tail', '1');
  expect(out).toContain('\x1b]0;PWN\x07');
});
