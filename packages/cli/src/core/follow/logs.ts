import { type ResumingStream, type StreamOptions, stream } from '@trainyard/sdk';
import type { StreamCall } from '@trainyard/sdk/calls';
import { timeOfText } from '@trainyard/sdk/model';
import type { Args, StreamId } from '@trainyard/sdk/types';
import type { Options, ValuesOf } from '../command';
import { Failure } from '../failure';
import { UsageError, wholeNumber } from '../option-values';
import { type Column, computed, field } from '../output/columns';
import type { Cli } from '../verb';

const levels = ['TRACE', 'DEBUG', 'INFO', 'WARNING', 'ERROR', 'CRITICAL'] as const;
type Level = `LOG_LEVEL_${(typeof levels)[number]}`;

/** Options of every command that shows a log, with the names of `det`. */
export const tailOptions = {
  follow: { type: 'boolean', short: 'f', help: 'Keep showing new lines as they are written' },
  head: { type: 'string', value: 'N', help: 'The first N lines' },
  tail: { type: 'string', value: 'N', help: 'The last N lines' },
  verify: {
    type: 'boolean',
    help: 'Read the log again at the end and check that no line was lost',
  },
  secrets: { type: 'boolean', help: 'With its secrets, which are masked otherwise' },
} as const satisfies Options;

/** Further options for a task's or trial's log. */
export const logOptions = {
  ...tailOptions,
  'agent-id': { type: 'string', value: 'ID', multiple: true, help: 'Lines of this agent' },
  'container-id': { type: 'string', value: 'ID', multiple: true, help: 'Lines of this container' },
  'rank-id': { type: 'string', value: 'N', multiple: true, help: 'Lines of this rank' },
  'timestamp-before': { type: 'string', value: 'TIME', help: 'Up to this RFC 3339 time' },
  'timestamp-after': { type: 'string', value: 'TIME', help: 'Later than this RFC 3339 time' },
  level: { type: 'string', value: 'LEVEL', choices: levels, help: 'This level or higher' },
  source: { type: 'string', value: 'NAME', multiple: true, help: 'Lines from this source' },
  stdtype: { type: 'string', value: 'NAME', multiple: true, help: 'stdout or stderr' },
  search: { type: 'string', value: 'TEXT', help: 'Lines that hold this text, in any case' },
} as const satisfies Options;

/** Returns the filter of a log call for these options. */
export function logFilter(values: ValuesOf<typeof logOptions>) {
  return {
    follow: values.follow,
    agentIds: values['agent-id'],
    containerIds: values['container-id'],
    rankIds: values['rank-id'].map((text) => rankOf(text)),
    levels: levelsFrom(values.level),
    sources: values.source,
    stdtypes: values.stdtype,
    ...timesOf(values),
    ...(values.search === undefined ? {} : { searchText: values.search }),
    ...headOf(values),
  };
}

const rankOf = (text: string) => wholeNumber({ option: 'rank-id', text, min: 0, max: 1e6 });

function timesOf(values: ValuesOf<typeof logOptions>) {
  const { 'timestamp-before': before, 'timestamp-after': after } = values;
  return {
    ...(before === undefined ? {} : { timestampBefore: timeOf('timestamp-before', before) }),
    ...(after === undefined ? {} : { timestampAfter: timeOf('timestamp-after', after) }),
  };
}

function timeOf(option: string, text: string): string {
  const time = timeOfText(text);
  if (time !== undefined) return new Date(time).toISOString();
  throw new UsageError(`--${option} takes a time such as 2026-11-20T09:00:00Z, not "${text}".`);
}

const levelsFrom = (lowest: (typeof levels)[number] | undefined): Level[] =>
  lowest === undefined
    ? []
    : levels.slice(levels.indexOf(lowest)).map((level): Level => `LOG_LEVEL_${level}`);

/** `{ limit }` for --head. */
export const headOf = ({ head }: { head?: string | undefined }) =>
  head === undefined ? {} : { limit: lineCount('head', head) };

const lineCount = (option: string, text: string) =>
  wholeNumber({ option, text, min: 1, max: 2 ** 31 - 1 });

type Line = {
  id: string | number;
  timestamp: string | null;
  level: `LOG_LEVEL_${string}`;
  message: string;
};

const levelOf = ({ level }: Line) => level.slice('LOG_LEVEL_'.length);

const lineColumns: Column<Line>[] = [
  field('id'),
  field('timestamp'),
  computed('level', 'level', levelOf),
  computed('message', 'message', ({ message }) => message.replace(/\n$/, '')),
];

type Showing<Id extends StreamId, Message extends Line> = {
  call: StreamCall<Id>;
  args: Args<Id>;
  values: ValuesOf<typeof tailOptions>;
  lineOf: (message: MessageOf<Id>) => Message | null;
  /** text of a line; as the master wrote it by default */
  textOf?: (line: Message) => string;
};

type MessageOf<Id extends StreamId> =
  ReturnType<StreamCall<Id>> extends AsyncGenerator<infer Row> ? Row : never;

/**
 * Shows a log as it arrives: the lines as text, or as rows with -o json, jsonl, csv or yaml.
 * Reports and survives broken connections; --verify reads all of it again and compares.
 * @throws Failure when the second reading differs
 */
export async function showLog<Id extends StreamId, Message extends Line>(
  cli: Cli,
  showing: Showing<Id, Message>,
): Promise<void> {
  const { values, lineOf, textOf = (line) => line.message } = showing;
  if (values.head !== undefined && values.tail !== undefined) {
    throw new UsageError('--head and --tail exclude each other.');
  }
  const firstReading = await digest();
  const source = await openLog(cli, showing, values);
  const lines = (async function* () {
    for await (const message of source) {
      const line = lineOf(message);
      if (!line) continue;
      firstReading.add(line);
      yield line;
    }
  })();
  if (cli.out.format === 'table') {
    const mask = values.secrets ? (text: string) => text : await loadLineMask();
    for await (const line of lines) cli.out.text(mask(textOf(line).replace(/\n$/, '')), 'sgr');
  } else {
    const hasSecrets = values.secrets;
    await cli.out.rows(lineColumns, lines, { isLive: values.follow, hasSecrets });
  }
  if (values.verify) await verify(cli, { showing, firstReading, proof: source.proof });
}

const loadLineMask = async () => (await import('@trainyard/sdk/mask')).lineMask();

async function openLog<Id extends StreamId, Message extends Line>(
  cli: Cli,
  { call, args }: Showing<Id, Message>,
  { tail }: { tail?: string | undefined },
): Promise<ResumingStream<MessageOf<Id>>> {
  const { client } = await cli.session();
  const options: StreamOptions = {
    signal: cli.signal,
    ...(tail === undefined ? {} : { tail: lineCount('tail', tail) }),
    onGap: (gap) => cli.notify(`These lines are lost: ${JSON.stringify(gap)}`),
  };
  // `stream` has optional arguments for some calls; with all of them given it has this type
  const open = stream as unknown as (
    ...args: [typeof client, StreamCall<Id>, Args<Id>, StreamOptions]
  ) => ResumingStream<MessageOf<Id>>;
  return open(client, call, args, options);
}

/** A fingerprint of lines in order. */
async function digest() {
  const { createHash } = await import('node:crypto');
  const hash = createHash('sha256');
  let lines = 0;
  return {
    add: ({ id, message }: Line) => {
      lines += 1;
      hash.update(`${id}\n${message}\n`);
    },
    get lines() {
      return lines;
    },
    text: () => hash.copy().digest('hex'),
  };
}

type Verifying<Id extends StreamId, Message extends Line> = {
  showing: Showing<Id, Message>;
  firstReading: Awaited<ReturnType<typeof digest>>;
  proof: ResumingStream<unknown>['proof'];
};

async function verify<Id extends StreamId, Message extends Line>(
  cli: Cli,
  { showing, firstReading, proof }: Verifying<Id, Message>,
) {
  const again = await digest();
  const args = { ...showing.args, follow: false };
  for await (const message of await openLog(cli, { ...showing, args }, showing.values)) {
    const line = showing.lineOf(message);
    if (line && again.lines < firstReading.lines) again.add(line);
  }
  const { reconnects, gaps, firstId, lastId } = proof;
  const path = `from ${firstId ?? 'none'} to ${lastId ?? 'none'}, ${reconnects} reconnects, ${gaps} gaps`;
  if (again.text() === firstReading.text()) {
    cli.notify(
      `Verified: ${firstReading.lines} lines ${path}; a second reading gave the same lines.`,
    );
    return;
  }
  throw new Failure(`Read again, the ${firstReading.lines} lines are not the same (${path}).`, {
    hint: 'The log may have been changed by its retention, or lines came late.',
  });
}
