import { readFileSync, writeFileSync } from 'node:fs';
import type { Document, Operation } from './contract';

/**
 * The comment of a call: its description, permissions, the effect of a repetition, errors, masters.
 * A method of a client also has guards. `isMoved` marks the former place of a method.
 */
export function emitDoc(operation: Operation, { isMethod = false, isMoved = false } = {}) {
  const { summary, description, method, path, statuses, permissions, deprecated } = operation;
  const failures = Object.entries(statuses)
    .filter(([status]) => status !== '200')
    .map(([status, text]) => `@throws ApiError ${status}: ${text}`);
  const lines = [
    `${summary}. \`${method} ${path}\``,
    '',
    ...wrap(description),
    '',
    ...wrap(`Who may: ${permissions.basic}; with roles: ${permissions.rbac}.`),
    ...wrap(retryText(operation)),
    ...wrap(changesText(operation)),
    ...wrap(mastersText(operation)),
    ...(isMethod && operation.guard ? wrap(guardText(operation.guard)) : []),
    '',
    ...failures.flatMap(wrap),
    ...(deprecated ? ['@deprecated by the master'] : []),
    ...(isMoved ? [`@deprecated Call it as \`client.runner.${operation.id}\`.`] : []),
  ];
  return [
    '/**',
    ...lines.map((line) => ` * ${line.replaceAll('*/', '* /')}`.trimEnd()),
    ' */',
  ].join('\n');
}

function retryText({ retry, repeatRefusals }: Operation) {
  const unclear = 'When no clear answer comes it';
  switch (retry) {
    case 'read':
      return `${unclear} is sent again: it only reads.`;
    case 'idempotent':
      return `${unclear} is sent again: twice is as good as once.`;
    case 'conflict-if-repeated':
      return `${unclear} is sent again; if that is refused with ${repeatRefusals.map((text) => `\`${text}\``).join(' or ')}, the first one had worked.`;
    case 'check-first':
      return `${unclear} is not sent again, for it may have happened: look for what was sent.`;
    case 'unsafe':
      return `${unclear} is not sent again, for it may have happened.`;
  }
}

// ids are left out: the arguments show which one it is
function changesText({ changes = [] }: Operation) {
  const words = new Set(changes.map((tag) => tag.split(' ')[0]));
  return words.size === 0 ? '' : `Changes: ${[...words].join(', ')}.`;
}

const guardText = (guard: string) =>
  `On a master before 0.38, ${guard}. \`force\` sends the call as it is.`;

function mastersText({ since, until, elsewhere }: Operation) {
  if (since && since === until) return `Masters: ${since} alone.`;
  if (since) return `Masters: from ${since} on.`;
  if (until) return `Masters: up to ${until}.`;
  return `Masters: 0.23.4 and 0.38.1${elsewhere ? `, there \`${elsewhere}\`` : ''}.`;
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 96)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Copies descriptions of path and query parameters to the same fields of request schemas, so that
 * the contract has each once. A field with its own description keeps it.
 *
 * @param file a bundled contract, JSON; it is rewritten
 */
export function describeRequestFields(file: string) {
  const document: Document = JSON.parse(readFileSync(file, 'utf8'));
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    const { operationId, parameters = [] } = operation;
    const schema = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Request`;
    const fields = document.components.schemas[schema]?.properties ?? {};
    for (const { name, description, 'x-field': field } of parameters) {
      const node = fields[typeof field === 'string' ? field : name];
      if (node && description) node.description ??= description;
    }
  }
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
}
