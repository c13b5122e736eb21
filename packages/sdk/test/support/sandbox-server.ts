import { openSandbox } from '@trainyard/sandbox/node';

// run as a program: the directory that holds its state, the port, and how fast its time runs
const [dataDirectory = '', port = '0', speed = '1'] = process.argv.slice(2);
const sandbox = await openSandbox({ dataDirectory, scenario: 'demo', speed: Number(speed) });
const { url } = await sandbox.listen({ port: Number(port) });
process.stdout.write(`${url}\n`);
// ends with the process that started it, however that ends
process.stdin.resume().once('end', () => process.exit());
