/** Payloads that are appended to texts: each runs if a page does not treat it as text. */
export const payloads = [
  `"'><img src=x onerror=hit(1)><svg onload=hit(2)>`,
  '</script></textarea></title><script>hit(3)</script>',
  '<iframe srcdoc="<script>parent.hit(4)</script>">',
  ' javascript:hit(5) data:text/html,<script>hit(6)</script>',
  '[a](javascript:hit(7)) ![b](http://evil.example/b.png) <a href=javascript:hit(8)>c</a>',
  "{{constructor.constructor('hit(9)')()}} \u0024{hit(10)} <%= hit(11) %>",
  "=cmd|' /C calc'!A0",
  '\u202e\u2066\u200b\u0000\u0007\u0008\u001b[2J\u001b]0;title\u0007\u001b]52;c;aGk=\u0007\u009b2J\r',
  '\'"`;--\\ %00%0a../../../etc/passwd',
];

/** A name of 1 MB. */
const longText = '𝕏'.repeat(2 ** 18);
/** Keys under which every object inherits a value. */
const inherited = ['__proto__', 'constructor', 'toString'];

// fields that users and programs write; ids, times, enums and numbers do not change
const texts = new Set(
  (
    'name description displayName labels notes contents comment metadata message log error reason ' +
    'username clusterName workspaceName projectName resourcePool resourcePools imageId jobName ' +
    'poolName url hostname agentId containerId containerIds searcherMetric hparams hyperparameters ' +
    'entrypoint rankId source brand friendlyName warnings lines originalConfig value'
  ).split(' '),
);

// objects whose keys are names that users chose
const named = new Set(
  (
    'hparams hyperparameters metadata resources avgMetrics values avg_metrics validation_metrics ' +
    'byUsername byExperimentLabel byResourcePool'
  ).split(' '),
);

/**
 * Appends a payload to a text; equal texts get the same one, so that names still match.
 *
 * @param {string} text
 */
export function spoiled(text) {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return text + payloads[sum % payloads.length];
}

/**
 * Returns a master's answer with hostile texts in every field that users or programs write.
 *
 * @param {string} text one JSON text, or one on each line
 * @param {{ isLong?: boolean }} [options] whether names are as long as they come
 */
export function spoilAnswer(text, { isLong = false } = {}) {
  /** @type {(value: unknown, field: string) => unknown} */
  const spoil = (value, field) => {
    if (typeof value === 'string') {
      const isText = texts.has(field) && value !== '' && !/^[{[]/.test(value);
      if (!isText) return value;
      return field === 'name' && isLong ? longText : spoiled(value);
    }
    if (Array.isArray(value)) return value.map((each) => spoil(each, field));
    if (typeof value !== 'object' || value === null) return value;
    const isNamed = named.has(field);
    const entries = Object.entries(value).map(([key, each]) => [
      isNamed ? spoiled(key) : key,
      spoil(each, isNamed ? field : key),
    ]);
    const [first] = entries;
    const more = isNamed && first ? inherited.map((name) => [name, first[1]]) : [];
    return Object.fromEntries([...entries, ...more]);
  };
  /** @param {string} line */
  const spoilLine = (line) => JSON.stringify(spoil(JSON.parse(line), ''));
  try {
    return spoilLine(text);
  } catch {
    return text
      .split('\n')
      .map((line) => (line === '' ? line : spoilLine(line)))
      .join('\n');
  }
}

/** Removes the payloads from a request of a page, so that the sandbox recognizes its own names. */
export const mended = (/** @type {string} */ text) =>
  payloads.reduce((left, payload) => left.replaceAll(payload, ''), text);
