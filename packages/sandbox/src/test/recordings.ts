import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The folder of recorded answers of a real master; tests with them run where it exists. */
export const recordingsDirectory = `${process.env.TRAINYARD_RECORDINGS ?? `${root}../shared/recordings`}/0.23.4`;

export const hasRecordings = existsSync(recordingsDirectory);

/** The text of every recording file. */
export const recordingTexts = (): string[] =>
  readdirSync(recordingsDirectory)
    .filter((name) => name.endsWith('.ndjson'))
    .map((name) => readFileSync(`${recordingsDirectory}/${name}`, 'utf8'));
