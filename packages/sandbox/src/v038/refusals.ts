import { type CodeName, type MasterError, notFound } from '../handlers/errors';

type Words = {
  pattern: RegExp;
  /** with `$1` for the group of the pattern */
  words: string;
  /** if the code differs too */
  code?: CodeName;
  /** only in answers to this operation */
  of?: string;
};

const kinds = 'command|notebook|shell|tensorboard';

// the same refusals with the texts of 0.38.1
const changed: readonly Words[] = [
  { pattern: /^actor '\/agents\/([^/]+)' not found$/, words: "agent '$1' not found" },
  {
    pattern: /^actor '?\/agents\/([^/]+)\/slots\/(\d+)'? (?:could not be|not) found$/,
    words: 'bad updateSlotDeviceView on device: $2 ($1): not found',
    code: 'Unknown',
  },
  { pattern: new RegExp(`^actor '/(${kinds})s?/(.*)' not found$`), words: "$1 '$2' not found" },
  {
    pattern: /^error checking workspace (\d+): sql: no rows in result set$/,
    words: "workspace '$1' not found",
    code: 'NotFound',
  },
  // without the full stop at the end
  { pattern: /^((?:workspace|project) \(\d+\) is (?:archived|immutable) .*)\.$/, words: '$1' },
  {
    pattern: /^error creating project (.*) in database: .* unique constraint .*$/s,
    words:
      'error creating project $1 in database: rpc error: code = AlreadyExists desc = error inserting project $1 into database: project name $1 is already in use: row already exists',
    code: 'AlreadyExists',
  },
  {
    pattern: /^(error creating project .* in database): .* check constraint .*$/s,
    words: '$1: rpc error: code = Internal desc = internal server error',
  },
  { pattern: /^(Error adding \d+ user\(s\) to) group \d+ /, words: '$1 1 group(s) ' },
  { pattern: /^(Error when adding \d+ user\(s\) to) group \d+:/, words: '$1 1 group(s):' },
  {
    pattern:
      /^(Error removing \d+ user\(s\) from) group \d+ because none were members of the group/,
    words: '$1 1 group(s) because none were members of these groups',
  },
  {
    pattern: /^avoid names equal to other models \(case-insensitive\)$/,
    words: 'avoid names equal to other models (case-sensitive)',
  },
  {
    pattern: /^user already exists$/,
    words: 'code=400, message=user already exists',
    code: 'Unknown',
  },
  {
    pattern:
      /^failed passing request to experiment actor: rpc error: code = FailedPrecondition desc = /,
    words: '',
    code: 'FailedPrecondition',
  },
  { pattern: /^(model ".*" is archived and cannot register new versions)\.$/, words: '$1' },
  {
    pattern: /^the NotifyContainerRunning message is unsupported for .*$/,
    words: 'operation not supported',
  },
  { pattern: /^resource pool (.*) not found$/, words: 'cannot find resource pool $1' },
  {
    pattern: /^failed to create experiment: (slots requested exceeds cluster capacity)$/,
    words: 'invalid resource configuration: $1',
    code: 'Unknown',
  },
  ...['launchNotebook', 'launchCommand', 'launchShell'].map((of) => ({
    of,
    pattern: /^(workspace '\d+' not found)$/,
    words: 'failed to prepare launch params: $1',
  })),
];

const template = /^(?:error fetching template from database: (.*)|template '(.*)' not found)$/;

/** A refusal with the text of 0.38.1. */
export function refusal038(operation: string, error: MasterError): MasterError {
  const name = template.exec(error.message);
  // a template of a workspace may exist and be hidden
  if (name) return notFound('template', name[1] ?? name[2]);
  for (const { pattern, words, code = error.code, of = operation } of changed) {
    if (of !== operation || !pattern.test(error.message)) continue;
    return error.with(code, error.message.replace(pattern, words));
  }
  return error;
}
