import { openSandbox } from '@trainyard/sandbox/node';

// arguments when run as a program: the data directory, the port, and the speed of its time
const [dataDirectory = '', port = '0', speed = '1'] = process.argv.slice(2);
const sandbox = await openSandbox({ dataDirectory, scenario: 'demo', speed: Number(speed) });
const { url } = await sandbox.listen({ port: Number(port) });
process.stdout.write(`${url}\n`);
// ends together with the process that started it
process.stdin.resume().once('end', () => process.exit());
