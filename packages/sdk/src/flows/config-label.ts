import { badInput } from '../errors/errors';

/** A configuration as an object, or as the text `createExperiment` takes. */
export type ConfigInput = string | Record<string, unknown>;

/** Adds a label to the text of a configuration; keeps the rest of it unchanged. */
export function withLabel(config: ConfigInput, label: string): string {
  if (typeof config !== 'string') return JSON.stringify(labeled(config, label));
  const object = jsonOf(config);
  return object ? JSON.stringify(labeled(object, label)) : yamlWithLabel(config, label);
}

function labeled(config: Record<string, unknown>, label: string) {
  const { labels } = config;
  return { ...config, labels: Array.isArray(labels) ? [...labels, label] : [label] };
}

function jsonOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Adds the label to YAML without parsing it: only reads its lines without indentation. */
function yamlWithLabel(text: string, label: string) {
  const lines = text.trimEnd().split(/\r?\n/);
  const place = lines.findIndex((line) => /^(['"]?)labels\1\s*:/.test(line));
  const item = JSON.stringify(label);
  if (lines.some((line) => /^(\.\.\.|[{[&*!])/.test(line))) throw unreadable();
  if (place < 0) return [...lines, `labels: [${item}]`, ''].join('\n');
  lines.splice(place, 1, ...more(lines[place] ?? '', lines[place + 1] ?? '', item));
  return `${lines.join('\n')}\n`;
}

function more(line: string, next: string, item: string): string[] {
  const value = line
    .slice(line.indexOf(':') + 1)
    .replace(/\s+#.*$/, '')
    .trim();
  const list = /^\[(.*)\]$/.exec(value)?.[1];
  if (list !== undefined) return [`labels: [${list.trim() ? `${list.trim()}, ` : ''}${item}]`];
  const indent = /^(\s*)- /.exec(next)?.[1];
  if (value === '' && indent !== undefined) return [line, `${indent}- ${item}`];
  if (value === '' || value === 'null' || value === '~') return [`labels: [${item}]`];
  throw unreadable();
}

const unreadable = () =>
  badInput('The labels of this configuration cannot be extended as text; give it as an object');
