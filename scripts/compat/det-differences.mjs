/**
 * Commands that deliberately end otherwise under `trainyard`: the exit code of the same line, the
 * words that make it end as under `det`, and the reason.
 *
 * @type {Map<string, { code: number, words: string, reason: string }>}
 */
export const differentEnds = new Map([
  [
    'user create newcomer',
    {
      code: 2,
      words: '--no-password',
      reason:
        'Without a word about the password, det makes a user on a 0.23.4 master whom everybody can sign in as; trainyard wants the password or --no-password.',
    },
  ],
  [
    'experiment set gc-policy {experiment} --save-experiment-best 0 --save-trial-best 1 --save-trial-latest 0',
    {
      code: 2,
      words: '-y --force',
      reason:
        'It deletes checkpoints, so a person at a terminal has to say yes, while det takes the answer from a pipe; and a 0.23.4 master may empty the whole storage folder, so it wants --force.',
    },
  ],
  [
    'template set-value config small template-later.yaml',
    {
      code: 2,
      words: '-y',
      reason:
        'It replaces values of a saved configuration, so a person at a terminal has to say yes, while det replaces them at once.',
    },
  ],
]);
