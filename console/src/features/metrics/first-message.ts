/**
 * The first message of a metric stream holds everything there is so far, so the console asks again
 * where it could listen: an open stream would hold one of the six connections a browser has per
 * server, and the master sends no more curve of a trial once it has sent some.
 */
export async function firstMessage<Message>(stream: AsyncIterable<Message>): Promise<Message> {
  for await (const message of stream) return message;
  throw new Error('The stream ended before its first message.');
}
