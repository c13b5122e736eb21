const logFactorials = [0, 0];

function logFactorial(n: number): number {
  for (let at = logFactorials.length; at <= n; at += 1)
    logFactorials.push((logFactorials[at - 1] ?? 0) + Math.log(at));
  return logFactorials[n] ?? 0;
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

export type Share = { failed: number; of: number };

/**
 * The probability of at least this many failures inside by chance, if failing were independent of
 * being inside: the upper tail of Fisher's exact test (R. A. Fisher, The Logic of Inductive
 * Inference, 1935), the hypergeometric distribution summed. Between 0 and 1.
 */
export function chanceOf(inside: Share, outside: Share): number {
  const failed = inside.failed + outside.failed;
  const total = inside.of + outside.of;
  const all = logChoose(total, failed);
  let chance = 0;
  for (let hits = inside.failed; hits <= Math.min(inside.of, failed); hits += 1) {
    if (failed - hits > outside.of) continue;
    chance += Math.exp(logChoose(inside.of, hits) + logChoose(outside.of, failed - hits) - all);
  }
  return Math.min(1, chance);
}

/** two-sided 95 % of the normal distribution */
const z = 1.959964;

/**
 * The range of the true share with 95 % confidence: the score interval of E. B. Wilson (Probable
 * Inference, 1927), which stays between 0 and 1 for few trials too. 0 to 1 without trials.
 */
export function shareInterval({ failed, of }: Share): [low: number, high: number] {
  if (of === 0) return [0, 1];
  const share = failed / of;
  const scale = 1 + z ** 2 / of;
  const middle = share + z ** 2 / (2 * of);
  const reach = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}
