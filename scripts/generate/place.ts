import type { Contract, Operation } from './contract';

/** The location of generated code, as its import paths see it. */
export type Place = {
  /** the folder with `operation` and `call`, from a generated folder */
  own: string;
  /** the folder of the client, from the folder of the contract */
  client: string;
  /** the folder with the field checks */
  decode: string;
  /** what turns a caller into one that takes these operations */
  adapter?: string;
  /** the folder of the base's generated files, from the folder of the contract */
  base?: string;
};

/** A path as files one folder above see it. */
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

/** The generated code of a contract that an older one has too, by name. */
export type Same = {
  older: Contract;
  /** the operations that the older one alone has */
  gone: readonly Operation[];
  /** functions and tables of the decoders */
  decoders: ReadonlySet<string>;
  /** operations of one description and one decoder */
  operations: ReadonlySet<string>;
  /** paths whose calls have the same arguments and answers */
  paths: ReadonlySet<string>;
};

/** The place of a contract's code, and what the contract below it has alike. */
export type Target = { place: Place; same?: Same | undefined };
