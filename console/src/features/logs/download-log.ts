import { type Caller, trialLogs } from '@trainyard/sdk/calls';

/** characters per file, so that no browser is asked to hold one text of a gigabyte */
const chunkLength = 128 * 1024 * 1024;

/** Cuts messages into texts of at most `length` characters, between messages where one fits. */
export async function chunkMessages(messages: AsyncIterable<string>, length = chunkLength) {
  const chunks: string[][] = [[]];
  let filled = 0;
  for await (const message of messages) {
    if (filled > 0 && filled + message.length > length) {
      chunks.push([]);
      filled = 0;
    }
    chunks.at(-1)?.push(message);
    filled += message.length;
  }
  return chunks.map((parts) => parts.join(''));
}

/** The whole log of a trial as text, in the master's own words, in files of bounded size. */
export async function downloadTrialLog(
  client: Caller,
  { trialId, name, signal }: { trialId: number; name: string; signal: AbortSignal },
) {
  async function* messages() {
    for await (const line of trialLogs(client, { trialId }, { signal })) yield line.message;
  }
  const chunks = await chunkMessages(messages());
  chunks.forEach((text, index) => {
    save(text, chunks.length === 1 ? `${name}.txt` : `${name}_${index + 1}.txt`);
  });
}

function save(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
}
