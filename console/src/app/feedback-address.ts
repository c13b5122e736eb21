/**
 * Returns the feedback address that `trainyard serve` wrote into the page; null without one, or
 * where it is not a web or mail address.
 */
export function feedbackAddress(): string | null {
  const text = document.querySelector<HTMLMetaElement>('meta[name="feedback"]')?.content ?? '';
  return URL.canParse(text) && /^(https?|mailto):$/.test(new URL(text).protocol) ? text : null;
}
