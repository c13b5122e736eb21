/**
 * Where people may say what they think, as whoever serves the console wrote it into its page; null
 * without one, or where it is no address for that.
 */
export function feedbackAddress(): string | null {
  const text = document.querySelector<HTMLMetaElement>('meta[name="feedback"]')?.content ?? '';
  return URL.canParse(text) && /^(https?|mailto):$/.test(new URL(text).protocol) ? text : null;
}
