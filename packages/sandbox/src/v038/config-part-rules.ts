import { count, integer, list, object, text } from '../config/common-rules';
import { type Json, listOf, objectOf } from '../config/json';
import { findProblems, oneOf, type Rule } from '../config/rule';

const actions = ['cancel_retries', 'exclude_node'];

// the old form of an action is an object with its type
const action: Rule = {
  kinds: ['object', 'string', 'null'],
  check: oneOf(
    [
      { kinds: ['string'], values: actions },
      {
        kinds: ['object'],
        keys: { type: { kinds: ['string'], required: true, values: actions } },
      },
    ],
    'must be one of "cancel_retries" or "exclude_node"',
  ),
};

const parts: Rule = {
  keys: {
    integrations: object,
    log_policies: {
      ...list,
      items: { kinds: ['object'], required: true, keys: { name: text, pattern: text, action } },
    },
    preemption_timeout: count,
    retention_policy: { ...object, keys: { log_retention_days: { ...integer, min: -1 } } },
  },
};

/** Returns the problems of the parts of a config that only 0.38.1 has. */
export function partProblems(top: Json): string[] {
  const names = listOf(top.log_policies).map((policy) => objectOf(policy).name);
  const twice = names.find(
    (name, index) => typeof name === 'string' && names.indexOf(name) !== index,
  );
  return [
    ...findProblems(top, parts, '<config>'),
    ...(twice === undefined ? [] : [`log_policies have duplicated names ${JSON.stringify(twice)}`]),
  ];
}
