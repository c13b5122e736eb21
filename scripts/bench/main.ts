import { parseArgs } from 'node:util';
import { runMain } from '../lib/main.mjs';
import { benchCharts } from './charts';
import { benchCli } from './cli';
import { benchClients } from './clients';
import { benchCompare } from './compare';
import { benchDecode } from './decode';
import { benchFelt } from './felt/felt';
import { benchFlows } from './flows';
import { benchForecast } from './forecast';
import { benchHour } from './hour';
import { benchHuge } from './huge';
import { benchIdle } from './idle';
import { benchLogs } from './logs';
import { printRows, type Row } from './measure';
import { benchNotes } from './notes';
import { benchPlatform } from './platform';
import { benchRbac } from './rbac';
import { benchSandbox } from './sandbox';
import { measureSizes, sizeRows } from './sizes';
import { benchStream } from './stream';
import { benchTable } from './table';
import { benchTriage } from './triage';

// for `felt`, `forecast` and `platform`: the rows; only for `felt`: the master; for `hour` and
// `idle`: minutes
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, times: { type: 'string' }, minutes: { type: 'string' } },
});

const parts = {
  sizes: async () => sizeRows(await measureSizes()),
  decode: async () => [await benchDecode()],
  stream: benchStream,
  clients: benchClients,
  cli: benchCli,
  rbac: async () => [await benchRbac()],
  flows: benchFlows,
  sandbox: benchSandbox,
  charts: benchCharts,
  table: benchTable,
  compare: benchCompare,
  huge: benchHuge,
  triage: benchTriage,
  forecast: () => benchForecast(values),
  logs: benchLogs,
  notes: benchNotes,
  platform: () => benchPlatform(values),
  felt: () => benchFelt(values),
  hour: () => benchHour(values),
  idle: () => benchIdle(values),
};

// figures are shown next to their goals and fail nothing; only sizes are checked, by `npm test`
await runMain(async () => {
  for (const [name, measure] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    // printed after each part, so that a failing part loses no earlier figures
    const rows: Row[] = await measure();
    printRows(rows);
    console.log();
  }
  return 0;
});
