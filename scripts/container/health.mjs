// Checks the health of this container's server, at the port and with the protocol of its arguments.
// Exit code 0: it is healthy. With a file, reads the server's arguments from there.
import { readFileSync } from 'node:fs';
import * as http from 'node:http';
import * as https from 'node:https';

const [file = '/proc/1/cmdline'] = process.argv.slice(2);
const words = readFileSync(file, 'utf8').split('\0');

/** The last value of an option, as `--name value` or `--name=value`. @param {string} name */
function optionOf(name) {
  const at = words.findLastIndex((word) => word === name || word.startsWith(`${name}=`));
  const word = words[at];
  return word === name ? words[at + 1] : word?.slice(name.length + 1);
}

const listening = optionOf('--host') ?? '127.0.0.1';
const options = {
  host: listening === '0.0.0.0' || listening === '::' ? '127.0.0.1' : listening,
  port: optionOf('--port') ?? '8300',
  path: '/healthz',
  // the certificate names the console, not this address
  rejectUnauthorized: false,
};
const { get } = optionOf('--cert') === undefined ? http : https;
get(options, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).once('error', () =>
  process.exit(1),
);
