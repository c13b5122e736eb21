import { toBase64 } from '../bytes';
import { type CheckpointEntry, checkUuid } from '../handlers/checkpoint-entry';
import { missingSteps } from '../handlers/checkpoint-writes';
import { readableCheckpoint } from '../handlers/checkpoints';
import { MasterError } from '../handlers/errors';
import { tarGzOf } from '../tar';
import { messageResponse, securityHeaders } from '../wire/respond';
import { zipOf } from '../zip';
import type { OutsideRequest, OutsideRoute } from './route';

/** The files of a checkpoint in one archive. */
export const checkpointRoutes: readonly OutsideRoute[] = [
  { method: 'GET', path: '/checkpoints/{uuid}', answer: archiveResponse },
];

// larger files of a checkpoint are cut: there is nothing real in them
const longestFile = 2 ** 20;

async function archiveResponse(request: OutsideRequest): Promise<Response> {
  const { params } = request;
  const { uuid = '' } = params;
  const type = request.request.headers.get('accept') ?? '';
  const pack = packers[type];
  if (!pack) {
    return messageResponse(415, `unsupported media type to download a checkpoint: '${type}'`);
  }
  try {
    checkUuid(uuid);
  } catch (error) {
    return messageResponse(400, `unable to parse checkpoint UUID ${uuid}: ${textOf(error)}`);
  }
  const entry = entryOf(request, uuid);
  if (entry instanceof Response) return entry;
  if (entry.view.metadata.steps_completed === undefined) {
    const why = `unable to retrieve experiment config for checkpoint ${uuid}: ${missingSteps(uuid)}`;
    // the type was promised before anything was looked up
    const response = messageResponse(500, why);
    response.headers.set('Content-Type', type);
    return response;
  }
  return new Response(await pack(entry), { headers: { ...securityHeaders, 'Content-Type': type } });
}

function entryOf({ world, viewer }: OutsideRequest, uuid: string): CheckpointEntry | Response {
  const { db, clock, simulation } = world;
  const missing = messageResponse(404, `checkpoint not found: ${uuid}`);
  if (!viewer) return missing;
  try {
    return readableCheckpoint({ db, clock, simulation, viewer, path: { checkpointUuid: uuid } });
  } catch (error) {
    const isDenied = error instanceof MasterError && error.code === 'PermissionDenied';
    return isDenied ? messageResponse(403, textOf(error)) : missing;
  }
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

type Content = { name: string; content: Uint8Array<ArrayBuffer> };

const packers: Readonly<
  Record<string, (entry: CheckpointEntry) => Promise<Uint8Array<ArrayBuffer> | Blob>>
> = {
  'application/gzip': (entry) =>
    tarGzOf(
      contentsOf(entry).map(({ name, content }) => ({
        path: name,
        type: name.endsWith('/') ? 53 : 48,
        content: toBase64(content),
        mtime: Math.floor(entry.view.step.at / 1000),
        mode: name.endsWith('/') ? 0o755 : 0o644,
        uid: 0,
        gid: 0,
      })),
    ),
  'application/zip': async (entry) => zipOf(contentsOf(entry)),
};

/** Files as long as the checkpoint says, filled with a line about themselves. */
function contentsOf({ view }: CheckpointEntry): Content[] {
  return Object.entries(view.files).map(([name, size]) => {
    const content = new Uint8Array(Math.min(size, longestFile));
    const line = new TextEncoder().encode(`${name} of checkpoint ${view.uuid}\n`);
    for (let at = 0; at < content.length; at += line.length) {
      content.set(line.subarray(0, content.length - at), at);
    }
    return { name, content };
  });
}
