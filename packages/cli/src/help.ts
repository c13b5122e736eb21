import type { Command, OptionSpec } from './command';

const column = 22;

/** The overview that `trainyard help` prints. */
export function overview(commands: Command[]): string {
  const rows = commands.map(({ name, summary }) => `  ${name.padEnd(column)}${summary}`);
  return [
    'Usage: trainyard <command> [options]',
    '',
    'Commands:',
    ...rows,
    '',
    '`trainyard help <command>` shows its options; `trainyard --version` the version.',
  ].join('\n');
}

/** One command's page: usage line, options with their defaults, examples. */
export function commandHelp(command: Command): string {
  const options = Object.entries(command.options).flatMap(([name, spec]) =>
    optionLines(name, spec),
  );
  const operands = command.operands === '' ? '' : ` ${command.operands}`;
  const usage = `Usage: trainyard ${command.name}${operands}${options.length > 0 ? ' [options]' : ''}`;
  const lines = [usage, '', command.summary];
  if (options.length > 0) lines.push('', 'Options:', ...options);
  if (command.examples.length > 0) {
    lines.push('', 'Examples:', ...command.examples.map((example) => `  ${example}`));
  }
  return lines.join('\n');
}

function optionLines(name: string, spec: OptionSpec): string[] {
  const flag = spec.type === 'string' ? `--${name} ${spec.value}` : `--${name}`;
  const preset = 'default' in spec && spec.default !== undefined ? ` (${spec.default})` : '';
  const text = `${spec.help}${preset}`;
  if (flag.length >= column) return [`  ${flag}`, `  ${' '.repeat(column)}${text}`];
  return [`  ${flag.padEnd(column)}${text}`];
}
