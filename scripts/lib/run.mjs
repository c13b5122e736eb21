import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './main.mjs';

/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @typedef {{ cwd?: string, env?: Record<string, string>, quiet?: boolean, input?: string, limitMs?: number, onText?: (text: string) => void, onMessage?: (message: any) => void }} RunOptions */
/** @typedef {{ code: number, output: string }} Finished */

/** @type {Set<() => void>} what stops each program that runs now */
const running = new Set();

/**
 * Runs a program to its end. Its output is shown, or with `quiet` kept for the caller, and `input`
 * is what it reads. What takes longer than `limitMs` is stopped. `onText` gets the output as it
 * comes, and `onMessage` the messages of a Node program.
 * A program that cannot be started counts as exit code 127.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>}
 */
export function run(command, args, options = {}) {
  const { cwd = root, env = {}, input, limitMs, onText, onMessage } = options;
  const { quiet = onText !== undefined } = options;
  /** @type {'ipc'[]} */
  const channel = onMessage ? ['ipc'] : [];
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet
        ? [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', ...channel]
        : 'inherit',
      // a group of its own, since npx and its like do not pass on that they are stopped
      detached: quiet,
    });
    const stop = () => (quiet && child.pid ? killGroup(child.pid) : child.kill('SIGTERM'));
    running.add(stop);
    child.stdin?.end(input);
    const limit = limitMs === undefined ? undefined : setTimeout(stop, limitMs);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        if (onText) onText(text);
        else output += text;
      });
    }
    if (onMessage) child.on('message', onMessage);
    child.once('error', (error) => {
      running.delete(stop);
      clearTimeout(limit);
      resolve({ code: 127, output: error.message });
    });
    child.once('close', (code) => {
      running.delete(stop);
      clearTimeout(limit);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** @param {number} leader */
function killGroup(leader) {
  try {
    process.kill(-leader, 'SIGTERM');
  } catch {
    // it ended meanwhile
  }
}

/**
 * Calls back when this script is asked to end: Ctrl-C, a polite kill, or the shell it runs in gone
 * (a shell or an npm that is killed takes nothing with it).
 *
 * @param {(code: number) => void} stop gets the exit code that tells why
 * @returns {() => void} takes the call back
 */
export function onStopRequest(stop) {
  /** @param {NodeJS.Signals} signal */
  const onSignal = (signal) => stop(128 + constants.signals[signal]);
  for (const signal of stopSignals) process.on(signal, onSignal);
  const parent = process.ppid;
  const isOrphaned = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
  const watch = setInterval(() => isOrphaned() && onSignal('SIGTERM'), 300).unref();
  return () => {
    for (const signal of stopSignals) process.off(signal, onSignal);
    clearInterval(watch);
  };
}

/** Makes a request to end reach the programs this script started, and then end the script. */
export const stopWithChildren = () =>
  onStopRequest((code) => {
    for (const stop of running) stop();
    process.exit(code);
  });

/** @param {number} startedAt a `performance.now()` */
export const secondsSince = (startedAt) =>
  `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
