import type { ServerResponse } from 'node:http';

interface Answer {
  response: ServerResponse;
  /** Names and values in turns. */
  head: string[];
  body: string | Buffer;
  failed: (error: unknown) => void;
}

/** Hands over an answer of status 200. A `body` that is text has to be ASCII; `failed` is told why it could not be sent. */
export type Outbox = (answer: Answer) => void;

/**
 * Answers that are ready in one turn of the event loop leave together at its end. A write to a client that sleeps wakes it,
 * and on loopback that costs the server more than the answer itself; the first of many wakes it for all.
 */
export function createOutbox(): Outbox {
  let waiting: Answer[] = [];
  const flush = () => {
    const leaving = waiting;
    waiting = [];
    for (const { response, head, body, failed } of leaving)
      try {
        response.writeHead(200, head);
        if (typeof body === 'string') response.end(body, 'latin1');
        else response.end(body);
      } catch (error) {
        response.destroy();
        failed(error);
      }
  };
  return (answer) => {
    if (waiting.push(answer) === 1) setImmediate(flush);
  };
}
