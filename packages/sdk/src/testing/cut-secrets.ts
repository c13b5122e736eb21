import { isSecretName, masked, maskSecrets, maskText } from '../mask';

/** An address whose secret parameters are masked. */
export function cutAddress(address: string): URL {
  const url = new URL(address);
  for (const name of new Set(url.searchParams.keys()))
    if (isSecretName(name)) url.searchParams.set(name, masked);
  url.username = '';
  url.password = '';
  return url;
}

/** The text of a body without its secrets: JSON as a whole or line by line, else as it reads. */
export function cutBody(text: string): string {
  const whole = cutJson(text);
  if (whole !== undefined) return whole;
  return text
    .split('\n')
    .map((line) => cutJson(line) ?? maskText(line))
    .join('\n');
}

function cutJson(text: string): string | undefined {
  try {
    return JSON.stringify(maskSecrets(JSON.parse(text)));
  } catch {
    return undefined;
  }
}
