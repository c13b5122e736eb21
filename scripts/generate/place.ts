import type { Contract, Operation } from './contract';

/** The location of generated code, as its import paths need it. */
export type Place = {
  /** the folder with `operation` and `call`, relative to a generated folder */
  own: string;
  /** the folder of the client, relative to the folder of the contract */
  client: string;
  /** the folder with the field checks */
  decode: string;
  /** converts a caller to one that accepts these operations */
  adapter?: string;
  /** the folder of the base's generated files, relative to the folder of the contract */
  base?: string;
};

/** A path relative to files one folder above. */
export const fromAbove = (path: string) => path.replace('../', '');

export const homePlace: Place = {
  own: '../../client',
  client: '../client',
  decode: '../../decode',
};
export const place038: Place = {
  own: '../../../v038',
  client: '../../client',
  decode: '../../../decode',
  adapter: 'at038',
  base: '..',
};

/** The generated code that a contract shares with an older one, by name. */
export type Same = {
  older: Contract;
  /** the operations that only the older one has */
  gone: readonly Operation[];
  /** functions and tables of the decoders */
  decoders: ReadonlySet<string>;
  /** operations with equal descriptions and decoders */
  operations: ReadonlySet<string>;
  /** paths whose calls have the same arguments and answers */
  paths: ReadonlySet<string>;
};

/** The place of a contract's code, and the parts shared with the base. */
export type Target = { place: Place; same?: Same | undefined };
