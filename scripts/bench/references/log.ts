/** A log in the plainest form of a browser: a `pre`, filled by pages of a thousand lines. */

const query = new URLSearchParams(location.search);
const log = document.getElementById('root') ?? document.body;
log.setAttribute('role', 'log');
Object.assign(log.style, { height: '100vh', overflow: 'auto', font: '13px/20px monospace' });

type Line = { id: string; timestamp: string; log: string };

async function* read(search: string): AsyncGenerator<Line> {
  const answer = await fetch(`/api/v1/trials/${query.get('trial')}/logs?${search}`, {
    headers: { Authorization: `Bearer ${query.get('token')}` },
  });
  const texts = answer.body?.pipeThrough(new TextDecoderStream());
  let rest = '';
  for await (const text of texts ?? []) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line) yield JSON.parse(line).result;
  }
}

function elementOf({ id, timestamp, log: text }: Line) {
  const line = document.createElement('pre');
  line.className = 'log-line';
  line.dataset.id = id;
  line.style.margin = '0';
  line.textContent = `${timestamp} ${text.trimEnd()}`;
  return line;
}

async function page(search: string): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of read(search)) lines.push(line);
  return lines;
}

const newestFirst = (limit: number, before?: string) =>
  `limit=${limit}&orderBy=ORDER_BY_DESC${before === undefined ? '' : `&timestampBefore=${encodeURIComponent(before)}`}`;

let oldest: Line | undefined;
let isReading = false;

/** Prepends a page, and keeps the visible lines in place. */
async function readBack() {
  if (isReading) return;
  isReading = true;
  const lines = await page(newestFirst(oldest ? 1000 : 100, oldest?.timestamp));
  const fromBottom = log.scrollHeight - log.scrollTop;
  const isFirst = oldest === undefined;
  const oldestId = oldest?.id;
  log.prepend(
    ...lines
      .filter(({ id }) => id !== oldestId)
      .map(elementOf)
      .reverse(),
  );
  log.scrollTop = isFirst ? log.scrollHeight : log.scrollHeight - fromBottom;
  oldest = lines.at(-1) ?? oldest;
  isReading = false;
}

async function follow() {
  const since = new Date(Date.parse(oldest?.timestamp ?? '')).toISOString();
  let added: HTMLElement[] = [];
  for await (const line of read(`follow=true&timestampAfter=${encodeURIComponent(since)}`)) {
    if (added.length === 0)
      requestAnimationFrame(() => {
        log.append(...added);
        added = [];
        log.scrollTop = log.scrollHeight;
      });
    added.push(elementOf(line));
  }
}

async function toOldest() {
  const lines = await page('limit=100');
  log.replaceChildren(...lines.map(elementOf));
  log.scrollTop = 0;
}

const button = document.createElement('button');
button.setAttribute('aria-label', 'Scroll to Oldest');
button.style.cssText = 'position:fixed;right:20px;bottom:20px';
button.textContent = 'Oldest';
button.onclick = () => void toOldest();
document.body.append(button);
log.addEventListener('scroll', () => {
  if (log.scrollTop < 4000) void readBack();
});
await readBack();
if (query.has('follow')) await follow();

export {};
