/**
 * A message of the older release where one of 0.38.1 is expected: the encoder adds what is new, by
 * the message's schema.
 */
export const complete = <New>(message: object | null | undefined): New => message as New;
