import { ownValue } from '@trainyard/sdk/model';
import { zipSync } from 'fflate/browser';
import { tarGzStream } from '../archive/tar';
import { objectOf, textOf } from '../config/json';
import { type CheckpointEntry, checkUuid } from '../handlers/checkpoints/checkpoint-entry';
import { missingSteps } from '../handlers/checkpoints/checkpoint-writes';
import { readableCheckpoint } from '../handlers/checkpoints/checkpoints';
import { MasterError } from '../handlers/errors';
import { configOf } from '../simulation/config';
import { messageResponse, securityHeaders } from '../wire/respond';
import type { NonApiRequest, NonApiRoute } from './route';

/** The files of a checkpoint in one archive. */
export const checkpointRoutes: readonly NonApiRoute[] = [
  { method: 'GET', path: '/checkpoints/{uuid}', answer: archiveResponse },
];

// a zip is built in memory, so larger files are truncated in it; a tar is streamed completely
const longestInZip = 2 ** 20;

async function archiveResponse(request: NonApiRequest): Promise<Response> {
  const { params } = request;
  const { uuid = '' } = params;
  const type = request.request.headers.get('accept') ?? '';
  const pack = ownValue(packers, type);
  if (!pack) {
    return messageResponse(415, `unsupported media type to download a checkpoint: '${type}'`);
  }
  try {
    checkUuid(uuid);
  } catch (error) {
    return messageResponse(400, `unable to parse checkpoint UUID ${uuid}: ${messageOf(error)}`);
  }
  const entry = entryOf(request, uuid);
  if (entry instanceof Response) return entry;
  if (entry.view.metadata.steps_completed === undefined) {
    const why = `unable to retrieve experiment config for checkpoint ${uuid}: ${missingSteps(uuid)}`;
    return refusalAfterType({ status: 500, type, why });
  }
  const storage = storageOf(entry);
  if (!downloadable.has(storage)) {
    const why = `checkpoint download via master is not supported for ${storage}`;
    return refusalAfterType({ status: 400, type, why });
  }
  return new Response(await pack(entry), { headers: { ...securityHeaders, 'Content-Type': type } });
}

// storage from which a master reads files itself
const downloadable: ReadonlySet<string> = new Set(['s3', 'gcs']);

const storageOf = ({ input }: CheckpointEntry): string =>
  textOf(objectOf(configOf(input.experiment).checkpoint_storage).type);

type Refusal = { status: number; type: string; why: string };

/** A refusal by JSON with the archive's type: the type is sent before anything is checked. */
function refusalAfterType({ status, type, why }: Refusal): Response {
  const response = messageResponse(status, why);
  response.headers.set('Content-Type', type);
  return response;
}

function entryOf({ masterState, viewer }: NonApiRequest, uuid: string): CheckpointEntry | Response {
  const { db, clock, simulation } = masterState;
  const missing = messageResponse(404, `checkpoint not found: ${uuid}`);
  if (!viewer) return missing;
  try {
    return readableCheckpoint({ db, clock, simulation, viewer, path: { checkpointUuid: uuid } });
  } catch (error) {
    const isDenied = error instanceof MasterError && error.code === 'PermissionDenied';
    return isDenied ? messageResponse(403, messageOf(error)) : missing;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const packers: Readonly<Record<string, (entry: CheckpointEntry) => BodyInit>> = {
  'application/gzip': (entry) =>
    tarGzStream(
      filesOf(entry).map(({ name, size, line }) => ({
        path: name,
        type: name.endsWith('/') ? 53 : 48,
        size,
        chunks: () => fill(line, size),
        mtime: Math.floor(entry.view.step.at / 1000),
        mode: name.endsWith('/') ? 0o755 : 0o644,
        uid: 0,
        gid: 0,
      })),
    ),
  'application/zip': (entry) =>
    zipOf(
      filesOf(entry).map(({ name, size, line }) => ({
        name,
        content: fill(line, Math.min(size, longestInZip)).next().value ?? new Uint8Array(),
      })),
    ),
};

/** Files with their declared sizes, filled with a line about themselves. */
function filesOf({ view }: CheckpointEntry) {
  return Object.entries(view.files).map(([name, size]) => ({
    name,
    size,
    line: `${name} of checkpoint ${view.uuid}\n`,
  }));
}

/** Repeats one line up to this number of bytes, a piece at a time. */
function* fill(text: string, size: number): Generator<Uint8Array<ArrayBuffer>, void, undefined> {
  const line = new TextEncoder().encode(text);
  const bytes = new Uint8Array(line.length * Math.ceil(longestInZip / line.length));
  for (let at = 0; at < bytes.length; at += line.length) bytes.set(line, at);
  for (let at = 0; at < size; at += bytes.length) yield bytes.subarray(0, size - at);
}

type ZipFile = { name: string; content: Uint8Array<ArrayBuffer> };

/** A zip archive with uncompressed files, all of the first date of the format. */
function zipOf(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(files.map(({ name, content }) => [name, content])), {
    level: 0,
    mtime: new Date(1980, 0, 1),
  });
}
