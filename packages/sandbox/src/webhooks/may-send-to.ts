/**
 * Whether deliveries may go to that address: to a host that was named, and nowhere else. A stand-in
 * must not send made-up events to strangers, nor reveal which ports of its machine answer.
 */
export function maySendTo(url: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, host } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return allowed.includes(hostname) || allowed.includes(host);
}
