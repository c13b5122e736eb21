import { benchDecode } from './decode';
import { printRows } from './measure';
import { benchRbac } from './rbac';
import { benchSandbox } from './sandbox';
import { measureSizes, sizeRows } from './sizes';
import { benchStream } from './stream';

// figures stand beside their goals and gate nothing; sizes alone are checked, by `npm test`
printRows([
  ...sizeRows(await measureSizes()),
  await benchDecode(),
  await benchStream(),
  await benchRbac(),
  ...(await benchSandbox()),
]);
