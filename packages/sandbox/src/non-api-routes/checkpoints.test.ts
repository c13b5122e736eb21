import { beforeEach, describe, expect, test } from 'vitest';
import { createTrainingMaster, type TrainingMaster } from '../test/fixtures/training-master';

let master: TrainingMaster;
let uuid: string;

beforeEach(async () => {
  master = await createTrainingMaster();
  master.submit();
  master.clock.advance(80_000);
  const { checkpoints } = (await master.admin('GET', '/trials/1/checkpoints')).body as {
    checkpoints: Array<{ uuid: string }>;
  };
  uuid = checkpoints[0]?.uuid ?? '';
});

async function download(id: string, accept: string, username = 'admin') {
  const authorization = `Bearer ${await master.tokenOf(username)}`;
  const url = `http://master/checkpoints/${id}`;
  return master.fetch(new Request(url, { headers: { accept, authorization } }));
}

/** The first bytes of a packed tar: the files have their declared sizes, hundreds of megabytes. */
async function headOf({ body }: Response, length: number): Promise<string> {
  const bytes: number[] = [];
  if (!body) return '';
  for await (const chunk of body.pipeThrough(new DecompressionStream('gzip'))) {
    bytes.push(...chunk.subarray(0, length));
    if (bytes.length >= length) break;
  }
  return Buffer.from(bytes.slice(0, length)).toString('latin1');
}

describe('a checkpoint', () => {
  test('is a tar whose small files have their declared sizes', async () => {
    const response = await download(uuid, 'application/gzip');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/gzip');
    const head = await headOf(response, 4096);
    expect(head.slice(0, 100).replace(/\0+$/, '')).toBe('metadata.json');
    expect(Number.parseInt(head.slice(124, 135), 8)).toBe(31);
    expect(head).toContain(`model.pt of checkpoint ${uuid}`);
  });

  test('is a zip', async () => {
    const response = await download(uuid, 'application/zip');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
    const end = bytes.subarray(-22);
    expect(end.readUInt32LE(0)).toBe(0x06054b50);
    expect(end.readUInt16LE(10)).toBe(4);
    const directory = bytes.subarray(end.readUInt32LE(16));
    expect(directory.readUInt32LE(0)).toBe(0x02014b50);
    expect(directory.subarray(46, 46 + directory.readUInt16LE(28)).toString()).toBe(
      'metadata.json',
    );
  });

  test.each(['application/gzip', 'application/zip'])(
    'in a folder of the cluster is refused as %s, by JSON with the type of the archive',
    async (type) => {
      const { trialIds } = master.submit({ settings: { domain: 'speech' } });
      master.clock.advance(80_000);
      const answer = await master.admin('GET', `/trials/${trialIds[0]}/checkpoints`);
      const { checkpoints } = answer.body as { checkpoints: Array<{ uuid: string }> };
      const response = await download(checkpoints[0]?.uuid ?? '', type);
      expect(response.status).toBe(400);
      expect(response.headers.get('content-type')).toBe(type);
      expect(await response.json()).toEqual({
        message: 'checkpoint download via master is not supported for shared_fs',
      });
    },
  );

  test.each([
    ['text/html', 415, "unsupported media type to download a checkpoint: 'text/html'"],
    [
      'application/gzip, */*',
      415,
      "unsupported media type to download a checkpoint: 'application/gzip, */*'",
    ],
  ])('is not created for %s', async (accept, status, message) => {
    const response = await download(uuid, accept);
    expect([response.status, await response.json()]).toEqual([status, { message }]);
  });

  test.each([
    ['zz', 400, 'unable to parse checkpoint UUID zz: invalid UUID length: 2'],
    [
      '11111111-1111-1111-1111-111111111111',
      404,
      'checkpoint not found: 11111111-1111-1111-1111-111111111111',
    ],
  ])('%s: %i %s', async (id, status, message) => {
    const response = await download(id, 'application/gzip');
    expect([response.status, await response.json()]).toEqual([status, { message }]);
  });

  test('without steps in its metadata cannot be packed', async () => {
    const checkpoint = { uuid, metadata: { note: 'kept' } };
    await master.admin('POST', `/checkpoints/${uuid}/metadata`, { checkpoint });
    const response = await download(uuid, 'application/gzip');
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('converting NULL to int is unsupported');
  });
});
