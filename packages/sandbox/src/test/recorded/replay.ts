import { type Compared, compare } from './compare';
import type { Exchange } from './exchange';
import type { Facts } from './facts';
import { prepare } from './preparations';
import { prepareMaster, type RecordedMaster } from './prepare-master';
import { type PreparedMaster, passTo } from './prepared-master';
import type { Segment } from './segments';
import { sendRecorded } from './send-recorded';
import { differences, merged, nothing, type Shape } from './shape';
import { takeIds } from './take-ids';

/** The merged shapes of all answers of an operation. */
type Pool = { actual: Shape; expected: Shape; last: string };

export type Replayed = {
  compared: number;
  /** exchanges with different answers, and the differences */
  found: Map<string, string[]>;
  pools: Map<string, Pool>;
};

export const nothingReplayed = (): Replayed => ({
  compared: 0,
  found: new Map(),
  pools: new Map(),
});

/** Sends the requests of a segment in order, and adds the differences. */
export async function replaySegment(
  all: Replayed,
  segment: Segment,
  facts: Facts,
  of?: RecordedMaster,
) {
  const { plan, exchanges, created } = segment;
  const prepared = await prepareMaster({ of, plan, facts, created });
  for (const exchange of exchanges) {
    const compared = await replay({ prepared, exchange, facts, of }).catch(brokenOff);
    all.compared += 1;
    const wrong = compared.differences.filter(({ isVacant }) => !isVacant);
    if (wrong.length > 0)
      all.found.set(
        exchange.id,
        wrong.map(({ at, what }) => `${at} ${what}`),
      );
    pool(all, exchange, compared);
  }
}

const brokenOff = (error: unknown): Compared => ({
  differences: [{ at: '', what: `broke off: ${error}`, isVacant: false }],
  actual: nothing,
  expected: nothing,
});

/** time for a request */
const pauseMs = 300;

type ReplayInput = {
  prepared: PreparedMaster;
  exchange: Exchange;
  facts: Facts;
  of?: RecordedMaster;
};

async function replay({ prepared, exchange, facts, of }: ReplayInput): Promise<Compared> {
  const { master, ids } = prepared;
  await prepare(prepared, exchange, of?.preparations);
  takeIds(master.masterState.db, exchange, facts);
  const answered = await sendRecorded({ master, ids, exchange });
  const isJson = answered.contentType?.startsWith('application/json') ?? false;
  if (answered.status === 200 && isJson && !exchange.response.lines) {
    ids.learn(exchange.response.body, JSON.parse(answered.text || 'null'));
  }
  passTo(master, master.clock.now() + pauseMs);
  return compare(answered, exchange);
}

function pool({ pools }: Replayed, exchange: Exchange, { actual, expected }: Compared) {
  const name = exchange.operation ?? `${exchange.request.method} ${exchange.request.path}`;
  const counts = pools.get(name) ?? { actual: nothing, expected: nothing };
  pools.set(name, {
    actual: merged(counts.actual, actual),
    expected: merged(counts.expected, expected),
    last: exchange.id,
  });
}

/** Parts that recorded answers of an operation contain and ours never do. */
export const vacanciesIn = ({ pools }: Replayed): Map<string, string[]> =>
  new Map(
    [...pools].flatMap(([name, { actual, expected, last }]): Array<[string, string[]]> => {
      const missing = differences(actual, expected).map(({ at, what }) => `${name} ${at} ${what}`);
      return missing.length === 0 ? [] : [[last, missing]];
    }),
  );
