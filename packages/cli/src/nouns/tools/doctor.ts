import { isApiError, isAuthFailure, tokenExpiry } from '@trainyard/sdk';
import { getMaster } from '@trainyard/sdk/calls';
import { canonicalAddress, configFolder, savedSessions } from '@trainyard/sdk/node';
import { adviceFor, exitCodeOf } from '../../core/failure';
import { networkAdvice, rootOf } from '../../core/network-advice';
import { field, type Tone } from '../../core/output/columns';
import { type Cli, defineVerb } from '../../core/verb';
import { version } from '../../version';
import { whoAmI } from '../people/find';

type Verdict = 'ok' | 'warning' | 'wrong' | 'skipped';
type Finding = { check: string; verdict: Verdict; found: string; advice: string };

const tones: Record<Verdict, Tone | undefined> = {
  ok: 'good',
  warning: 'busy',
  wrong: 'bad',
  skipped: 'dim',
};

const columns = [
  field<Finding>('check', 'Check'),
  field<Finding>('verdict', 'Verdict', { tone: ({ verdict }) => tones[verdict] }),
  field<Finding>('found', 'Found', { isWrapped: true }),
  field<Finding>('advice', 'What to do', { isWrapped: true }),
];

type Found = Omit<Finding, 'check'>;
const ok = (found: string): Found => ({ verdict: 'ok', found, advice: '' });
const bad = (verdict: Verdict, found: string, advice = ''): Found => ({ verdict, found, advice });

type Check = { name: string; run: (cli: Cli) => Promise<Found> };

/** Run in this order; after a failure, dependent ones are skipped. */
const checks: Check[] = [
  { name: 'program', run: async () => ok(`trainyard ${version()}, Node ${process.versions.node}`) },
  { name: 'address', run: checkAddress },
  { name: 'sign-in file', run: checkFile },
  { name: 'master', run: checkMaster },
  { name: 'clock', run: checkClock },
  { name: 'session', run: checkSession },
  { name: 'streams', run: checkStream },
];

const needs: Record<string, string[]> = {
  'sign-in file': ['address'],
  master: ['address', 'sign-in file'],
  clock: ['address', 'sign-in file', 'master'],
  session: ['address', 'sign-in file', 'master'],
  streams: ['address', 'sign-in file', 'master'],
};

const examine = defineVerb({
  name: 'examine',
  summary: 'Check everything between you and the master, and report problems',
  prints: 'rows',
  isDefault: true,
  examples: ['trainyard doctor', 'trainyard doctor -m http://host:8080 -o json'],
  run: async ({ cli }) => {
    const findings: Finding[] = [];
    const isWrong = (check: string) =>
      findings.some((finding) => finding.check === check && finding.verdict === 'wrong');
    for (const { name, run } of checks) {
      cli.progress(`Checking the ${name}`);
      const isLost = needs[name]?.some(isWrong) ?? false;
      const result = isLost ? bad('skipped', '') : await run(cli);
      findings.push({ check: name, ...result });
    }
    await cli.out.rows(columns, findings);
    const isSick = findings.some(({ verdict }) => verdict === 'wrong');
    return exitCodeOf(isSick ? 'failed' : 'done', cli.globals.hasDetailedExitCode);
  },
});

async function checkAddress(cli: Cli): Promise<Found> {
  const { env } = cli.system;
  const givenAddress = cli.globals.master ?? env.DET_MASTER ?? env.DET_MASTER_ADDR;
  const source = cli.globals.master ? '-m' : env.DET_MASTER ? 'DET_MASTER' : 'DET_MASTER_ADDR';
  try {
    const address = canonicalAddress(givenAddress ?? 'localhost:8080');
    if (givenAddress === undefined) {
      return bad('warning', address, 'No master is set; use -m or DET_MASTER.');
    }
    return ok(`${address}, from ${source}`);
  } catch (error) {
    return bad('wrong', wordsOf(error), 'An address looks like http://host:8080.');
  }
}

async function checkFile(cli: Cli): Promise<Found> {
  const { env } = cli.system;
  try {
    const master = cli.globals.master ?? env.DET_MASTER ?? 'localhost:8080';
    const { tokens, activeUser } = await savedSessions(env, master);
    const names = Object.keys(tokens);
    const active = activeUser === undefined ? 'nobody is active' : `${activeUser} is active`;
    return ok(
      `${names.length} ${names.length === 1 ? 'session' : 'sessions'} for this master in ${configFolder(env)}/auth.json, ${active}`,
    );
  } catch (error) {
    return bad('wrong', wordsOf(error), 'Move the file away and sign in again.');
  }
}

async function checkMaster(cli: Cli): Promise<Found> {
  const { client, master } = await cli.session();
  const began = cli.system.now();
  try {
    const { version: found, clusterName } = await getMaster(client, {}, { signal: cli.signal });
    const took = cli.system.now() - began;
    return ok(`${clusterName || 'a master'} ${found}, answered in ${took} ms`);
  } catch (error) {
    cli.signal.throwIfAborted();
    return bad('wrong', wordsOf(rootOf(error)), adviceOnConnection(error, master));
  }
}

function adviceOnConnection(error: unknown, master: string): string {
  const advice = networkAdvice(error);
  if (advice) return advice;
  if (isApiError(error) && error.reason === 'protocol') return adviceFor(error, { master }) ?? '';
  if (isApiError(error) && error.status !== undefined)
    return `${master} is not a master, or a proxy in front of it answers.`;
  return 'Is the address right?';
}

async function checkClock(cli: Cli): Promise<Found> {
  const { client } = await cli.session();
  const { response } = await client.getMaster({}, { signal: cli.signal }).raw();
  const date = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(date)) return bad('skipped', 'The master sends no date.');
  const seconds = Math.round((cli.system.now() - date) / 1000);
  if (Math.abs(seconds) <= 120) return ok('The clocks agree.');
  const side = seconds > 0 ? 'ahead of' : 'behind';
  return bad(
    'warning',
    `This clock is ${Math.abs(seconds)} s ${side} the master's.`,
    'Times in filters are off by that.',
  );
}

const soonMs = 86_400_000;

async function checkSession(cli: Cli): Promise<Found> {
  const { master, username: named, token, isDefaultUser } = await cli.session();
  try {
    const { username, admin } = await whoAmI(cli);
    if (isDefaultUser) return bad('warning', `${username}, the default user`, defaultAdvice(cli));
    const expiry = tokenExpiry((await token()) ?? '');
    const who = `${username}${admin ? ', an admin' : ''}`;
    if (!expiry) return ok(who);
    const remainingMs = expiry.getTime() - cli.system.now();
    const until = `${who}, until ${expiry.toISOString().slice(0, 16).replace('T', ' ')}Z`;
    return remainingMs > soonMs ? ok(until) : bad('warning', until, 'Sign in again soon.');
  } catch (error) {
    cli.signal.throwIfAborted();
    const isRefused = isAuthFailure(error) || (isApiError(error) && error.credential !== undefined);
    const username = isDefaultUser ? undefined : named;
    const advice = isRefused && isApiError(error) ? adviceFor(error, { master, username }) : '';
    return bad('wrong', wordsOf(error), advice);
  }
}

function defaultAdvice({ system }: Cli): string {
  const { DET_USER } = system.env;
  return DET_USER
    ? `DET_USER=${DET_USER} counts only with DET_PASS or DET_USER_TOKEN.`
    : 'Sign in with `trainyard auth login`, or set DET_USER and DET_PASS.';
}

/** Detects a proxy that buffers streams, which delays logs or blocks them. */
async function checkStream(cli: Cli): Promise<Found> {
  const { client } = await cli.session();
  try {
    let lines = 0;
    for await (const _ of client.masterLogs({ limit: 1 }, { signal: cli.signal })) lines += 1;
    return ok(lines > 0 ? 'A log came line by line.' : 'The log is empty.');
  } catch (error) {
    cli.signal.throwIfAborted();
    return isApiError(error) && error.status === 403
      ? bad('skipped', 'You may not read the log of the master.')
      : bad('wrong', wordsOf(rootOf(error)), 'A proxy between may not let streams through.');
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const verbs = [examine];
