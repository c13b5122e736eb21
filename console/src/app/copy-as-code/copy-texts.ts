/** A call before it is sent to the master. */
export type CalledAs = {
  /** the operation of the contract: `getExperimentTrials` */
  id: string;
  args: Record<string, unknown>;
  method: string;
  url: string;
  /** the address of the master, a prefix of `url` */
  base: string;
  /** JSON text; empty for none */
  body: string;
  /** the answer is a stream of lines */
  isStream: boolean;
  /** the words of a short command line with nearly the same effect */
  command?: string | undefined;
};

/**
 * The variable from which the command line reads a token; the copied text never contains the token.
 */
export const tokenVariable = 'DET_USER_TOKEN';

/** Quotes a text as one word of a POSIX shell. */
export const shell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
/** A JSON string is also valid in Python and TypeScript. */
const quoted = (text: string) => JSON.stringify(text);

function curl({ method, url, body, isStream }: CalledAs): string {
  const parts = [
    `curl -sS${isStream ? 'N' : ''}${method === 'GET' ? '' : ` -X ${method}`} ${shell(url)}`,
    `-H "Authorization: Bearer $${tokenVariable}"`,
    ...(body ? [`-H 'Content-Type: application/json'`, `-d ${shell(body)}`] : []),
  ];
  return parts.join(' \\\n  ');
}

function typescript({ id, args, base, isStream }: CalledAs): string {
  const call = `client.${id}(${JSON.stringify(args, null, 2)})`;
  return [
    `import { createClient } from '@trainyard/sdk';`,
    '',
    'const client = createClient({',
    `  baseUrl: ${quoted(base)},`,
    `  auth: process.env.${tokenVariable} ?? '',`,
    '});',
    '',
    isStream
      ? `for await (const message of ${call}) console.log(message);`
      : `console.log(await ${call});`,
  ].join('\n');
}

function python({ method, url, body, isStream }: CalledAs): string {
  const { origin, pathname, searchParams } = new URL(url);
  const params = [...searchParams].map(
    ([name, value]) => `        (${quoted(name)}, ${quoted(value)}),`,
  );
  return [
    'import os',
    'import requests',
    '',
    'answer = requests.request(',
    `    ${quoted(method)},`,
    `    ${quoted(origin + pathname)},`,
    ...(params.length > 0 ? ['    params=[', ...params, '    ],'] : []),
    `    headers={"Authorization": "Bearer " + os.environ[${quoted(tokenVariable)}]},`,
    ...(body ? [`    data=${quoted(body)}.encode(),`] : []),
    ...(isStream ? ['    stream=True,'] : []),
    ')',
    'answer.raise_for_status()',
    ...(isStream
      ? ['for line in answer.iter_lines():', '    print(line.decode())']
      : ['print(answer.json())']),
  ].join('\n');
}

function trainyard({ method, url, base, body, command }: CalledAs): string {
  const words = [
    'trainyard dev curl',
    shell(url.slice(base.length)),
    ...(method === 'GET' ? [] : ['-X', method]),
    ...(body ? ['-d', shell(body)] : []),
    `-m ${shell(base)}`,
  ];
  const exact = words.join(' ');
  if (!command) return exact;
  return `trainyard ${command} -m ${shell(base)}\n\n# the exact data of this view, as JSON\n${exact}`;
}

export const languages = { curl, typescript, python, trainyard };
export type CopyLanguage = keyof typeof languages;
