/** A connection to a browser over the Chrome DevTools Protocol, only as much of it as the bench needs. */
export type Params = Record<string, unknown>;

export interface Target {
  targetId: string;
  type: string;
  subtype?: string;
}

/** An event of some session. Each method fills its own part of `params`; whoever listens knows which. */
export interface CdpEvent {
  method: string;
  params: {
    sessionId: string;
    targetInfo: Target;
    name: string;
    payload: string;
    requestId: string;
    request: { url: string };
    type?: string;
    encodedDataLength: number;
  };
  sessionId?: string;
}

interface Answer extends CdpEvent {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

/** One web socket, many targets: pages, prerendered pages and workers each have a session of their own. */
export class Cdp {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<
    number,
    { resolve: (value: never) => void; reject: (e: Error) => void; sessionId: string | undefined }
  >();
  readonly #listeners = new Set<(event: CdpEvent) => void>();
  #id = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id === undefined) {
        if (answer.method === 'Target.detachedFromTarget') this.#forget(answer.params.sessionId);
        for (const listener of this.#listeners) listener(answer);
        return;
      }
      const call = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (answer.error) call?.reject(new Error(answer.error.message));
      else call?.resolve(answer.result as never);
    });
  }

  /** Connects to the address a browser prints when it starts. */
  static async connect(address: string): Promise<Cdp> {
    const socket = new WebSocket(address);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve(), { once: true });
      socket.addEventListener('error', () => reject(new Error('The browser cannot be reached.')), {
        once: true,
      });
    });
    return new Cdp(socket);
  }

  /** A target that is gone answers nothing any more. */
  #forget(sessionId: string): void {
    for (const [id, call] of this.#waiting) {
      if (call.sessionId !== sessionId) continue;
      this.#waiting.delete(id);
      call.reject(new Error('The page was left.'));
    }
  }

  /**
   * Calls a method; `sessionId` names the target, without it the browser itself answers.
   * @throws what the browser says, and where the target goes away before it answers
   */
  send<Result = Params>(method: string, params: Params = {}, sessionId?: string): Promise<Result> {
    const id = ++this.#id;
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, sessionId });
      this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  }

  /** Listens to every event of every session. Gives the function that stops listening. */
  listen(listener: (event: CdpEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#socket.close();
  }
}
