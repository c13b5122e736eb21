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
};

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
};
