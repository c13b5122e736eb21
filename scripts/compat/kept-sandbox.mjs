// Runs a sandbox of a release that stores its state in a directory and compacts its log as often as
// possible, so that it can be killed while it does so.
import { openSandbox } from '@trainyard/sandbox/node';
import { release038 } from '@trainyard/sandbox/v038';

const [dataDirectory = '', version = ''] = process.argv.slice(2);
const sandbox = await openSandbox({
  ...{ dataDirectory, scenario: 'empty', snapshotEvery: 20 },
  ...(version === release038.version && { release: release038 }),
});
const { url } = await sandbox.listen();
console.log(`The sandbox answers at ${url}.`);
