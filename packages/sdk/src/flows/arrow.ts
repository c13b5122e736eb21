import type { MetricRow } from './metric-reports';

type Arrow = typeof import('apache-arrow');

/**
 * Rows as one Arrow stream, a record batch for each part. Values that are not numbers become null.
 * Needs the package `apache-arrow`, which is loaded when first used.
 */
export async function* arrowStream(
  parts: AsyncIterable<MetricRow[]>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const arrow = await import('apache-arrow');
  const head = streamOf(arrow, []);
  const end = head.subarray(-endBytes);
  yield head.subarray(0, -endBytes);
  // each part is written as a stream of its own, of which only the batch is passed on
  for await (const rows of parts) yield streamOf(arrow, rows).subarray(headBytes(head), -endBytes);
  yield end;
}

// the mark that ends a stream
const endBytes = 8;

/** The length of the schema: a mark, the length of what follows, and that. */
function headBytes({ buffer, byteOffset }: Uint8Array) {
  return 8 + new DataView(buffer, byteOffset).getInt32(4, true);
}

function streamOf(arrow: Arrow, rows: MetricRow[]) {
  const int = new arrow.Int32();
  const text = new arrow.Utf8();
  const table = new arrow.Table({
    trialId: arrow.vectorFromArray(
      rows.map(({ trialId }) => trialId),
      int,
    ),
    batches: arrow.vectorFromArray(
      rows.map(({ batches }) => batches),
      int,
    ),
    group: arrow.vectorFromArray(
      rows.map(({ group }) => group),
      text,
    ),
    name: arrow.vectorFromArray(
      rows.map(({ name }) => name),
      text,
    ),
    value: arrow.vectorFromArray(rows.map(numberOf), new arrow.Float64()),
    time: arrow.vectorFromArray(
      rows.map(({ time }) => time),
      text,
    ),
  });
  return arrow.tableToIPC(table, 'stream');
}

const numberOf = ({ value }: MetricRow) => (typeof value === 'number' ? value : null);
